import { useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { IncidentClock } from "./IncidentClock.tsx";
import type { ListedIncident } from "./queries.ts";

/** The columns of an incident: description, time, state and its 72 hours. */
export function useIncidentColumns(): Column<ListedIncident>[] {
  const t = useTranslations("incidents");
  const { moment } = useRealDates();
  return [
    { key: "what", header: t("whatColumn"), grows: true, sortable: true, onPhone: "first", cell: ({ what }) => what },
    {
      key: "discovered",
      header: t("discoveredColumn"),
      width: "11rem",
      sortable: true,
      onPhone: "end",
      speaksForItself: true,
      cell: ({ discoveredAt }) => moment(discoveredAt),
    },
    {
      key: "state",
      header: t("stateColumn"),
      width: "7rem",
      sortable: true,
      onPhone: "second",
      speaksForItself: true,
      cell: ({ state }) => t(`states.${state}`),
    },
    {
      key: "clock",
      header: t("clockColumn"),
      width: "20rem",
      onPhone: "under",
      speaksForItself: true,
      cell: ({ clock }) => <IncidentClock clock={clock} />,
    },
  ];
}
