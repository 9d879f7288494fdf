import { type RawBuilder, sql } from "kysely";
import { balanceColumn } from "#features/loyalty/points/api/ledger.ts";
import { findChosen } from "#features/messages/selections/api/find-kept.ts";
import { betweenDays } from "#features/messages/selections/api/member-queries.ts";
import type { FilterValue } from "#packages/domain/list-filters.ts";
import type { Database } from "#packages/server/db/database.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { memberFilters } from "../contract/filters.ts";

type Filters = typeof memberFilters;

const consents: Record<FilterValue<Filters["consent"]>, RawBuilder<boolean>> = {
  EMAIL: sql`member.email_notification`,
  SMS: sql`member.phone_notification`,
  NONE: sql`not (member.email_notification or member.phone_notification)`,
};

const date = (text: string | undefined) => (text === undefined ? null : Temporal.PlainDate.from(text));

/**
 * Returns the condition of the list's filters on a row of `member` with its `member_statistics`; null without filters.
 * Refuses NOT_FOUND for a missing selection, and NO_ACCESS for support with a filter on what the list masks.
 */
export async function findFiltered(
  db: Database,
  { chain, actor, day, query }: Pick<Call<"listMembers" | "exportMembers">, "chain" | "actor" | "day" | "query">,
): Promise<RawBuilder<boolean> | null> {
  const { pointOfSaleId, points, consent, since, until } = query;
  if (consent && actor.impersonation) refuse("NO_ACCESS");
  const balance = balanceColumn(day.today);
  const conditions = [
    await findChosen(db, { chain, actor, day, selection: query.selection }),
    // The same expression as in the index by_home.
    pointOfSaleId !== undefined &&
      sql`(case when member.home_location_id is null then 0 else member.home_location_id end) = ${pointOfSaleId}::bigint`,
    points && (points === "SOME" ? sql`${balance} > 0` : sql`${balance} = 0`),
    consent && consents[consent],
    (since || until) && betweenDays("member.registered_at", date(since), date(until), day.timeZone),
  ].filter((condition) => typeof condition === "object" && condition !== null);
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : null;
}
