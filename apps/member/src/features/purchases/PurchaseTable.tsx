import { whatWasReturned } from "@stammis/domain/visits/what-was-returned";
import { useGo } from "@stammis/shell/use-go.ts";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../lib/chain.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useDates } from "../../lib/use-dates.ts";
import { paths } from "../../paths.ts";
import { Paid } from "./Paid.tsx";
import type { Purchase } from "./queries.ts";

/** Purchases in the specification's columns. */
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
