import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton, TableSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useTableRoom } from "#packages/web/member/phone/use-room.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { PurchaseMonths } from "./PurchaseMonths.tsx";
import { PurchaseTable } from "./PurchaseTable.tsx";
import classes from "./purchases.module.css";
import { purchasesQuery } from "./queries.ts";

/**
 * Shows all purchases, newest first, each with a link to its page: a table on wide screens, else receipts. Spec §2
 * "Purchases".
 */
export function Purchases() {
  const words = useTranslations("purchases");
  const loading = useTranslations("words")("loading");
  const query = useInfiniteQuery(purchasesQuery);
  const hasRoom = useTableRoom();
  const purchases = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const skeleton = hasRoom ? <TableSkeleton label={loading} columns={4} /> : <ListSkeleton label={loading} rows={6} />;
  return (
    <Loaded query={query} skeleton={skeleton} failed={words("fetchFailed")}>
      {() =>
        purchases.length === 0 ? (
          <EmptyState drawing="purchases" title={words("emptyTitle")} text={words("emptyText")} />
        ) : (
          <div>
            {hasRoom ? <PurchaseTable purchases={purchases} /> : <PurchaseMonths purchases={purchases} />}
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
        )
      }
    </Loaded>
  );
}
