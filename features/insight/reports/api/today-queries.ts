import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Period } from "./queries.ts";
import type { Places } from "./report-queries.ts";

/** Days, including today, within which expiring points are reported. */
export const dueWithinDays = 30;

const at = (places: Places) => (places === null ? sql`true` : sql`location_id = any(${[...places]}::bigint[])`);

interface Filled extends Period {
  timeZone: string;
}

/**
 * Selects filled cards by day: from the reports before their last count, and card by card since. So only a day or two
 * are read. A card reopened after its day was counted is corrected by the next count.
 */
export function selectFilled(db: Build, { since, today, timeZone }: Filled, places: Places) {
  const lastAt = sql`cross join lateral (select coalesce((select location_id from stamp_entry as entry
      join purchase on purchase.chain_id = entry.chain_id and purchase.id = entry.purchase_id
    where entry.chain_id = ${thisChain} and entry.member_id = filling.member_id
      and entry.stamp_card_id = filling.stamp_card_id and entry.usage_order = filling.usage_order and entry.kind = 'STAMP'
    order by entry.id desc limit 1), 0) as location_id) as latest`;
  const filled = sql<{ day: Temporal.PlainDate; filled: number }>`(
    with counted as (select greatest(${since}::date, coalesce((select (counted_at at time zone ${timeZone}::text)::date
        from report_count where chain_id = ${thisChain}), ${since}::date)) as through)
    select day, sum(count)::int as filled from (
      select day, count from report_day, counted
      where chain_id = ${thisChain} and kind = 'FILLED' and day >= ${since}::date and day < through
        and day <= ${today}::date and ${at(places)}
      union all
      select reward_starts_on, 1 from stamp_card_usage as filling ${places === null ? sql`` : lastAt}
      where filling.chain_id = ${thisChain} and status = 'COMPLETED' and reward_starts_on >= (select through from counted)
        and reward_starts_on <= ${today}::date and ${at(places)}) as each
    group by day)`;
  return db.selectFrom(filled.as("filled")).selectAll();
}

/** Selects which kinds of offers are active. */
export const selectHas = (db: Build) =>
  db.selectNoFrom([
    sql<boolean>`exists (select from club_points where chain_id = ${thisChain} and active)`.as("points"),
    sql<boolean>`exists (select from stamp_card where chain_id = ${thisChain} and publish_status = 'ACTIVE')`.as(
      "stampcards",
    ),
    sql<boolean>`exists (select from coupon where chain_id = ${thisChain} and publish_status = 'ACTIVE')`.as("coupons"),
  ]);

/** Selects the points that expire within thirty days from today, without the points of members who left. */
export function selectDue(db: Build, today: Temporal.PlainDate, places: Places) {
  const last = sql`(${today}::date + ${dueWithinDays - 1}::int)`;
  const due = sql<{ points: number }>`(select greatest(coalesce(sum(points), 0), 0)::bigint as points from (
      select points_left as points from day_figures where chain_id = ${thisChain}
        and valid_through between ${today}::date and ${last} and points_left <> 0 and ${at(places)}
      union all
      select -total from report_day where chain_id = ${thisChain} and kind = 'LEFT_BEHIND'
        and day between ${today}::date and ${last} and ${at(places)}) as each)`;
  return db.selectFrom(due.as("due")).selectAll();
}

/** Selects the messages of sendouts sent today and in the month so far. */
export function selectMessages(db: Build, { since, today }: Period) {
  const sentMessages = sql<{ today: number; month: number }>`(select coalesce(sum(sent), 0)::int as month,
      coalesce(sum(sent) filter (where day = ${today}::date), 0)::int as today
    from sendout_day where chain_id = ${thisChain} and day between ${since}::date and ${today}::date)`;
  return db.selectFrom(sentMessages.as("told")).selectAll();
}

/** Selects the next scheduled sendout that has a time. */
export const selectNextSendout = (db: Build) =>
  db
    .selectFrom("sendout")
    .select(["id", "name", "send_at as sendAt"])
    .where("chain_id", "=", thisChain)
    .where("state", "=", sql.lit("SCHEDULED"))
    .where("automatic", "is", null)
    .where("send_at", "is not", null)
    .orderBy("send_at")
    .orderBy("id")
    .limit(1);
