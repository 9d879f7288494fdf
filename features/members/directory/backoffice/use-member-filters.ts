import { useTranslations } from "use-intl/react";
import { selectionsQuery } from "#features/messages/selections/backoffice/queries.ts";
import { filterRows } from "#packages/web/backoffice/lists/filters/filter-views.ts";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { memberFilters } from "../contract/filters.ts";
import { memberFilterWords } from "../i18n/filter-words.ts";

const selectionRows = filterRows(selectionsQuery, (selections) => selections);

export function useMemberFilters() {
  const gone = useTranslations("selections")("gone");
  // Hides the selection filter from support, because the API refuses it for them.
  const isHidden = useIsSupport();
  return useListFilters(memberFilters, memberFilterWords, { selection: { rows: selectionRows, gone, isHidden } });
}
