import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import type { ListFilterWord } from "#packages/web/backoffice/lists/list-props.ts";
import { useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { selectionsQuery } from "./queries.ts";
import { readSelection } from "./search.ts";

const useSelections = () => useQuery(selectionsQuery).data ?? [];

/** Which members are shown: those in a kept selection. */
export function SelectionFilter() {
  const t = useTranslations("selectionEditor");
  const list = useTranslations("list");
  const { search, look } = useListAddress(readSelection);
  const selections = useSelections();
  // The API refuses this filter to support.
  if (useIsSupport()) return null;
  return (
    <NativeSelect
      label={t("one")}
      data={[
        { value: "", label: list("all") },
        ...selections.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={search.selection ?? ""}
      onChange={({ currentTarget: { value } }) => look({ selection: value === "" ? undefined : Number(value) })}
    />
  );
}

/** The same in words. */
export function useSelectionWord(): ListFilterWord[] {
  const t = useTranslations("selectionEditor");
  const words = useTranslations("selections");
  const { selection } = useListAddress(readSelection).search;
  const all = useSelections();
  if (!selection) return [];
  const value = all.find(({ id }) => id === selection)?.name ?? words("gone");
  return [{ key: "selection", label: t("one"), value, without: { selection: undefined } }];
}
