import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { byMonth, type Month } from "#packages/web/member/format/months.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { Section } from "#packages/web/member/shell/Section.tsx";
import { AccountLineRow } from "./AccountLineRow.tsx";
import classes from "./account.module.css";
import { type AccountLine, pointsAccountQuery } from "./queries.ts";

/** The largest number of account pages that are searched for a requested purchase. */
const pagesSought = 10;

/** Shows the lines of the account by month; the lines of `purchase` are open. Spec §4 "Points". */
export function PointsAccount({ purchase }: { purchase: number | undefined }) {
  const words = useTranslations("pointsAccount");
  const loading = useTranslations("words")("loading");
  const query = useInfiniteQuery(pointsAccountQuery);
  const lines = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const list = useRef<HTMLDivElement>(null);
  const isListed = purchase !== undefined && lines.some(({ purchaseId }) => purchaseId === purchase);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const pages = query.data?.pages.length ?? 0;
  useEffect(() => {
    const isSought = purchase !== undefined && !isListed && pages > 0 && pages < pagesSought;
    if (isSought && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [purchase, isListed, pages, hasNextPage, isFetchingNextPage, fetchNextPage]);
  useEffect(() => {
    if (isListed) list.current?.querySelector(`[data-purchase="${purchase}"]`)?.scrollIntoView({ block: "center" });
  }, [isListed, purchase]);
  return (
    <Loaded query={query} skeleton={<ListSkeleton label={loading} rows={6} />} failed={words("fetchFailed")}>
      {() =>
        lines.length === 0 ? (
          <EmptyState drawing="points" title={words("emptyTitle")} text={words("emptyText")} />
        ) : (
          <div ref={list} className={classes.account}>
            {byMonth(lines, ({ date }) => date).map((month) => (
              <MonthOfLines key={month.month} {...month} purchase={purchase} />
            ))}
            {hasNextPage && (
              <Button variant="light" onClick={() => fetchNextPage()} loading={isFetchingNextPage}>
                {words("older")}
              </Button>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

function MonthOfLines({ month, things, purchase }: Month<AccountLine> & { purchase: number | undefined }) {
  const dates = useDates();
  const isAsked = (line: AccountLine) => purchase !== undefined && line.purchaseId === purchase;
  return (
    <Section title={dates.month(`${month}-01`)}>
      <ol className={classes.lines}>
        {things.map((line) => (
          <li key={keyOf(line)}>
            <AccountLineRow line={line} open={isAsked(line)} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Returns the identity of a line: no two are the same action on the same lots. */
const keyOf = ({ kind, date, at, parts, balance, owed }: AccountLine) =>
  [kind, at ?? date, balance, owed, ...parts.map(({ lotId, points }) => `${lotId}:${points}`)].join(" ");
