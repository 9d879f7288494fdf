import { Button } from "@mantine/core";
import { whatWasReturned } from "@stammis/domain/visits/what-was-returned";
import { useGo } from "@stammis/shell/use-go.ts";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../lib/chain.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useDates } from "../../lib/use-dates.ts";
import { paths } from "../../paths.ts";
import { Loaded } from "../../shell/Loaded.tsx";
import { Paid } from "./Paid.tsx";
import classes from "./purchase-table.module.css";
import { type Purchase, purchasesQuery } from "./queries.ts";

/** Every purchase, newest first, each a link to its own page. Spec §2 "Purchases". */
export function PurchaseTable() {
  const words = useTranslations("purchases");
  const loading = useTranslations("words")("loading");
  const query = useInfiniteQuery(purchasesQuery);
  const go = useGo();
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const columns = useColumns();
  return (
    <Loaded query={query} skeleton={<TableSkeleton label={loading} columns={2} />} failed={words("fetchFailed")}>
      {() => (
        <div>
          <DataTable
            caption={words("title")}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowHref={({ id }) => paths.purchase.replace("$id", String(id))}
            navigate={go}
            empty={<EmptyState drawing="purchases" title={words("emptyTitle")} text={words("emptyText")} />}
          />
          {query.hasNextPage && (
            <Button
              variant="light"
              className={classes.more}
              onClick={() => query.fetchNextPage()}
              loading={query.isFetchingNextPage}
            >
              {words("more")}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}

const gained = ({ earnedPoints, returnedPoints }: Purchase) => earnedPoints - returnedPoints;

/** In the specification's order; on a phone day and sum head the row, which leaves out what it has nothing for. */
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
      onPhone: "second",
    },
    {
      key: "date",
      header: words("date"),
      cell: (row) => dates.full(row.dateOfPurchase),
      opens: true,
      onPhone: "first",
    },
    ...(clubPointActive ? [points] : []),
  ];
}
