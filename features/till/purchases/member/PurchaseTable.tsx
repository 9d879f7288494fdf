import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { whatWasReturned } from "#features/till/returns/domain/what-was-returned.ts";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useChain } from "#packages/web/member/club/chain.ts";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { useGo } from "#packages/web/use-go.ts";
import { Paid } from "./Paid.tsx";
import type { Purchase } from "./queries.ts";

/** Shows purchases in the specification's columns. */
export function PurchaseTable({ purchases }: { purchases: readonly Purchase[] }) {
  const words = useTranslations("purchases");
  return (
    <DataTable
      caption={words("title")}
      columns={useColumns()}
      rows={purchases}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.purchase.replace("$id", String(id))}
      navigate={useGo()}
    />
  );
}

const gained = ({ earnedPoints, returnedPoints }: Purchase) => earnedPoints - returnedPoints;

function useColumns(): Column<Purchase>[] {
  const words = useTranslations("purchases");
  const dates = useDates();
  const { change } = useNumbers();
  const { clubPointActive } = useChain();
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(", ");
  const points: Column<Purchase> = {
    key: "points",
    header: words("points"),
    cell: (row) => (gained(row) > 0 ? change(gained(row)) : null),
    align: "end",
  };
  return [
    { key: "categories", header: words("categories"), cell: (row) => names(row.categories) || null },
    { key: "campaigns", header: words("campaigns"), cell: (row) => names(row.campaigns) || null },
    {
      key: "total",
      header: words("total"),
      cell: (row) => <Paid purchase={row} returned={whatWasReturned(row)} />,
      align: "end",
    },
    {
      key: "date",
      header: words("date"),
      cell: (row) => dates.full(row.dateOfPurchase),
      opens: true,
    },
    ...(clubPointActive ? [points] : []),
  ];
}
