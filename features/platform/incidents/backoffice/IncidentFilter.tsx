import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import type { ListFilterWord } from "#packages/web/backoffice/lists/list-props.ts";
import { incidentStates } from "../domain/incidents.ts";
import { readIncidentSearch } from "./search.ts";

/** Which incidents are shown: those that stand so. */
export function IncidentFilter() {
  const t = useTranslations("incidents");
  const list = useTranslations("list");
  const { search, look } = useListAddress(readIncidentSearch);
  return (
    <NativeSelect
      label={t("stateColumn")}
      data={[
        { value: "", label: list("all") },
        ...incidentStates.map((value) => ({ value, label: t(`states.${value}`) })),
      ]}
      value={search.incident ?? ""}
      onChange={({ currentTarget: { value } }) => look({ incident: incidentStates.find((each) => each === value) })}
    />
  );
}

/** The same in words. */
export function useIncidentWords(): ListFilterWord[] {
  const t = useTranslations("incidents");
  const { incident } = useListAddress(readIncidentSearch).search;
  if (!incident) return [];
  return [{ key: "state", label: t("stateColumn"), value: t(`states.${incident}`), without: { incident: undefined } }];
}
