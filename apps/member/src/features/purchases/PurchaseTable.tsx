import { Button } from "@mantine/core";
import { DataTable } from "@stammis/ui/DataTable.tsx";
import type { Column } from "@stammis/ui/data-table.ts";
import { EmptyState } from "@stammis/ui/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/Skeletons.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../lib/numbers.ts";
import { useDates } from "../../lib/use-dates.ts";
import { useGo } from "../../lib/use-go.ts";
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
  const columns = useColumns(rows);
  return (
    <Loaded query={query} skeleton={<TableSkeleton label={loading} columns={2} />} failed={words("fetchFailed")}>
      {() => (
        <>
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
        </>
      )}
    </Loaded>
  );
}

const gained = ({ earnedPoints, returnedPoints }: Purchase) => earnedPoints - returnedPoints;

/** Columns that no row has anything for are left out; so is, of a row, what it has nothing for. */
function useColumns(rows: readonly Purchase[]): Column<Purchase>[] {
  const words = useTranslations("purchases");
  const dates = useDates();
  const { change } = useNumbers();
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(", ");
  const columns: (Column<Purchase> & { has: boolean })[] = [
    { key: "date", header: words("date"), cell: (row) => dates.full(row.dateOfPurchase), has: true },
    { key: "total", header: words("total"), cell: (row) => <Paid purchase={row} />, align: "end", has: true },
    {
      key: "categories",
      header: words("categories"),
      cell: (row) => names(row.categories) || null,
      has: rows.some((row) => row.categories.length > 0),
    },
    {
      key: "campaigns",
      header: words("campaigns"),
      cell: (row) => names(row.campaigns) || null,
      has: rows.some((row) => row.campaigns.length > 0),
    },
    {
      key: "points",
      header: words("points"),
      cell: (row) => (gained(row) > 0 ? change(gained(row)) : null),
      align: "end",
      has: rows.some((row) => gained(row) > 0),
    },
  ];
  return columns.filter(({ has }) => has);
}
