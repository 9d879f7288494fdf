import { useGo } from "@stammis/shell/use-go.ts";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { hrefOf } from "../../lib/href.ts";
import { paths } from "../../paths.ts";
import { IncidentClock } from "./IncidentClock.tsx";
import type { ListedIncident } from "./queries.ts";

/** The company's incidents, newest first. */
export function IncidentTable({ rows }: { rows: readonly ListedIncident[] }) {
  const t = useTranslations("incidents");
  const { moment } = useRealDates();
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "what", header: t("whatColumn"), grows: true, cell: ({ what }) => what, onPhone: "first" },
        {
          key: "discovered",
          header: t("discoveredColumn"),
          width: "11rem",
          cell: ({ discoveredAt }) => moment(discoveredAt),
        },
        {
          key: "state",
          header: t("stateColumn"),
          width: "7rem",
          cell: ({ state }) => t(`states.${state}`),
          onPhone: "end",
        },
        {
          key: "clock",
          header: t("clockColumn"),
          width: "20rem",
          cell: ({ clock }) => <IncidentClock clock={clock} />,
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.incident, id)}
      navigate={useGo()}
    />
  );
}
