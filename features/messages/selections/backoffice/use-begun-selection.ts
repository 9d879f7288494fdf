import { useTranslations } from "use-intl/react";
import { nameMax } from "#packages/domain/limits.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { selectionBehind } from "../domain/members-behind.ts";
import { typedSelection } from "./conditions/typed-selection.ts";
import { readNewSelectionSearch } from "./search.ts";
import type { SelectionForm } from "./selection-form.ts";

/** Returns the form of a new selection: empty, or the members behind the figure in the address. */
export function useBegunSelection(): SelectionForm {
  const t = useTranslations("selectionEditor.behind");
  const { short } = useDates();
  const today = useToday().toString();
  const { behind, ...scope } = useListAddress(readNewSelectionSearch).search;
  if (!behind) return { name: "", expression: typedSelection(null) };
  const { since = today, until = today, months = 3 } = scope;
  const days = since === until ? short(since) : `${short(since)}–${short(until)}`;
  const name = t(behind, { days, months: String(months) });
  return { name: name.slice(0, nameMax).trim(), expression: typedSelection(selectionBehind(behind, scope, today)) };
}
