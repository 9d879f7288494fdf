import { startOfDay } from "@stammis/domain/calendar";
import { type SelectQueryBuilder, sql } from "kysely";
import { byMemberName } from "../../db/member-search.ts";
import { byText, type SortColumn } from "../../db/sorted.ts";

/** The columns the back office's list can be sorted by. */
export const purchaseSorts: Record<string, SortColumn> = {
  date: { by: sql.ref("purchase.purchased_at"), type: "timestamptz", falls: true },
  member: byMemberName,
  location: byText(sql.ref("location.name")),
  cashier: byText(sql`concat_ws(' ', nullif(account.first_name, ''), nullif(account.last_name, ''), account.email)`),
  amount: { by: sql`(purchase.amount_ore - purchase.returned_ore)`, type: "bigint", falls: true },
};

/** From a moment on, and before another; null where it is open. */
export interface Period {
  from: Temporal.Instant | null;
  before: Temporal.Instant | null;
}

/** Whole days of the club, both included. */
export function periodOf(
  { since, until }: { since?: string | undefined; until?: string | undefined },
  timeZone: string,
): Period {
  const begins = (day: Temporal.PlainDate) => startOfDay(day, timeZone);
  return {
    from: since ? begins(Temporal.PlainDate.from(since)) : null,
    before: until ? begins(Temporal.PlainDate.from(until).add({ days: 1 })) : null,
  };
}

export function during({ from, before }: Period) {
  const lower = from ? sql`purchase.purchased_at >= ${from}::timestamptz` : sql`true`;
  const upper = before ? sql`purchase.purchased_at < ${before}::timestamptz` : sql`true`;
  return sql<boolean>`(${lower} and ${upper})`;
}

/** What was paid and kept in a period; no row without one: all there ever was is not for a list to add up. */
export function sumOf<Tables, From extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  { from, before }: Period,
) {
  return rows
    .clearSelect()
    .select(sql<number>`coalesce(sum(purchase.amount_ore - purchase.returned_ore), 0)::bigint`.as("kept_ore"))
    .having(from || before ? sql<boolean>`true` : sql<boolean>`false`);
}
