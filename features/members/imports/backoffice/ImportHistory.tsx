import { Link } from "@tanstack/react-router";
import { useFormatter, useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import type { Import } from "./queries.ts";

/** Earlier imports, newest first. */
export function ImportHistory({ rows }: { rows: readonly Import[] }) {
  const t = useTranslations("imports");
  const format = useFormatter();
  const { moment } = useRealDates();
  return (
    <DataTable
      caption={t("history")}
      rows={[...rows]}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "file",
          header: t("file"),
          cell: ({ id, fileName }) => (
            <Link to={paths.import} params={{ id: String(id) }}>
              {fileName}
            </Link>
          ),
        },
        { key: "state", header: t("state"), cell: ({ state }) => t(`states.${state}`) },
        { key: "rows", header: t("rows"), align: "end", cell: ({ rows: count }) => format.number(count) },
        { key: "by", header: t("by"), cell: ({ by }) => by },
        {
          key: "when",
          header: t("when"),
          cell: ({ createdAt }) => moment(createdAt),
        },
      ]}
    />
  );
}
