import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { useGo } from "#packages/web/use-go.ts";
import type { Today } from "./queries.ts";
import classes from "./today.module.css";

type Row = Today["locations"][number];

/** Shows the day and month of each point of sale; hidden for a single one, which equals the totals. */
export function ByLocation({ locations }: { locations: Today["locations"] }) {
  const words = useTranslations("today");
  const { count, wholeKronor } = useNumbers();
  const go = useGo();
  const day = useToday().toString();
  if (locations.length < 2) return null;
  // The name takes the remaining width. Each number column fits its heading in every language at the narrowest table.
  const number = (width: `${number}%`) => ({ align: "end", width }) as const;
  const columns: Column<Row>[] = [
    { key: "name", header: words("location"), cell: ({ name }) => name, atLeast: 110 },
    {
      key: "purchases",
      header: words("purchasesToday"),
      cell: ({ today }) => count(today.purchases),
      ...number("21%"),
    },
    {
      key: "amount",
      header: words("amountToday"),
      cell: ({ today }) => wholeKronor(today.totalAmount),
      ...number("18%"),
    },
    { key: "month", header: words("purchasesMonth"), cell: ({ month }) => count(month.purchases), ...number("22%") },
    {
      key: "monthly",
      header: words("amountMonth"),
      cell: ({ month }) => wholeKronor(month.totalAmount),
      ...number("21%"),
    },
  ];
  return (
    <section>
      <div className={classes.headingRow}>
        <h2 className={classes.heading}>{words("byLocation")}</h2>
      </div>
      <DataTable
        caption={words("byLocation")}
        columns={columns}
        rows={locations}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${paths.purchases}?since=${day}&until=${day}&pointOfSaleId=${id}`}
        navigate={go}
      />
    </section>
  );
}
