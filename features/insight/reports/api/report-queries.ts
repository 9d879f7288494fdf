import { sql } from "kysely";
import type { CouponKind } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Period } from "../domain/periods.ts";

/** The points of sale of a report; null for all. */
export type Places = readonly number[] | null;

const at = (places: Places) => (places === null ? sql`true` : sql`location_id = any(${[...places]}::bigint[])`);
/** Reads each fact once, because facts are stored both for all points of sale together and for each. */
const once = (places: Places) => (places === null ? sql`location_id = 0` : at(places));
const within = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`;

export interface BuyersRow {
  active: number;
  first_time: number;
  quiet: number;
  left: number;
}

type Condition = ReturnType<typeof sql>;

/**
 * Counts members by their last purchase before `since`: complete months, then the days of the month of `since`. So the
 * number of rows read does not grow with the number of earlier buyers.
 */
function boughtBefore(since: Temporal.PlainDate, places: Places, when: Condition) {
  const month = sql`${since.with({ day: 1 })}::date`;
  const own = sql`chain_id = ${thisChain} and ${once(places)} and ${when}`;
  return sql`((select coalesce(sum(members), 0) from report_buyers_by_month where ${own} and before_month < ${month})
    + (select coalesce(sum(members), 0) from report_buyers where ${own} and before >= ${month} and before < ${since}::date))`;
}

/** Counts each buyer of a period once: on the first purchase day, when the previous purchase was before the period. */
const buyersOf = (period: Period, places: Places) =>
  boughtBefore(period.from, places, sql`not has_left and ${within(period)}`);

/** Selects how many members bought in a period, bought first, were quiet at its end, or left, as of the last count. */
export function selectBuyers(db: Build, period: Period, quietMonths: number, places: Places) {
  const { from, to } = period;
  const lately = { from: to.subtract({ months: quietMonths }).add({ days: 1 }), to };
  const byMonth = (when: Condition) =>
    sql`(select coalesce(sum(members), 0) from report_buyers_by_month where chain_id = ${thisChain} and ${once(places)} and ${when})`;
  const ever = byMonth(sql`not has_left and before_month = '-infinity' and day <= ${to}::date`);
  // Members who left are counted by the day they left. A member without a purchase was not quiet.
  const hadLeft = sql`has_left and day <= ${to}::date`;
  const goneQuiet = sql`(${boughtBefore(lately.from, places, hadLeft)}
    - ${byMonth(sql`${hadLeft} and before_month = '-infinity'`)})`;
  const buyers = sql<BuyersRow>`(select ${buyersOf(period, places)}::int as active,
    ${byMonth(sql`not has_left and before_month = '-infinity' and ${within({ from, to })}`)}::int as first_time,
    (${ever} - ${buyersOf(lately, places)} - ${goneQuiet})::int as quiet,
    ${byMonth(sql`has_left and ${within({ from, to })}`)}::int as left)`;
  return db.selectFrom(buyers.as("buyers")).selectAll();
}

/** Selects the buyers of each month of a period. */
export function selectMonths(db: Build, { from, to }: Period, places: Places) {
  const months = sql<{ month: Temporal.PlainDate; active: number; first_time: number }>`(
    select date_trunc('month', day)::date as month,
      coalesce(sum(members) filter (where before_month < date_trunc('month', day)), 0)::int as active,
      coalesce(sum(members) filter (where before_month = '-infinity'), 0)::int as first_time
    from report_buyers_by_month
    where chain_id = ${thisChain} and not has_left and ${within({ from, to })} and ${once(places)}
    group by 1)`;
  return db.selectFrom(months.as("months")).selectAll();
}

/** Selects the sums of a period per kind and subject. */
export function selectTags(db: Build, period: Period, places: Places) {
  return db
    .selectFrom("report_day")
    .select(["kind", "subject_id"])
    .select(sql<number>`sum(count)::int`.as("count"))
    .select([sql<number>`sum(amount_ore)::bigint`.as("amount_ore"), sql<number>`sum(total)::bigint`.as("total")])
    .where(sql<boolean>`${within(period)} and ${at(places)}`)
    .groupBy(["kind", "subject_id"]);
}

export type TagRow = Awaited<ReturnType<ReturnType<typeof selectTags>["execute"]>>[number];

export interface NameRow {
  kind: "CATEGORY" | "CAMPAIGN" | CouponKind | "CARD";
  id: number;
  name: string;
}

/** Selects the names of a report's subjects. */
export function selectNames(db: Build) {
  const names = sql<NameRow>`(
    select 'CATEGORY' as kind, id, name from category where chain_id = ${thisChain}
    union all select 'CAMPAIGN', id, name from campaign where chain_id = ${thisChain}
    union all select kind, id, name from coupon where chain_id = ${thisChain}
    union all select 'CARD', id, case when title = '' then name else title end from stamp_card
    where chain_id = ${thisChain})`;
  return db.selectFrom(names.as("names")).selectAll();
}

/** Selects the first day with a purchase; without one there is no comparison. */
export function selectFirstDay(db: Build, places: Places) {
  return db
    .selectFrom("day_figures")
    .select("day")
    .where("purchases", ">", 0)
    .where(sql<boolean>`${at(places)}`)
    .orderBy("day")
    .limit(1);
}

/** Selects the usable points by month of expiry, without the points of members who left. */
export function selectLeft(db: Build, today: Temporal.PlainDate, places: Places) {
  const remainingPoints = sql<{ month: Temporal.PlainDate; points: number }>`(
    select date_trunc('month', through)::date as month, greatest(sum(points), 0)::bigint as points from (
      select valid_through as through, points_left as points from day_figures
      where chain_id = ${thisChain} and valid_through >= ${today}::date and valid_through < 'infinity'
        and points_left <> 0 and ${at(places)}
      union all
      select day, -total from report_day
      where chain_id = ${thisChain} and kind = 'LEFT_BEHIND' and day >= ${today}::date and ${at(places)}) as each
    group by 1 having sum(points) > 0)`;
  return db.selectFrom(remainingPoints.as("left")).selectAll().orderBy("month");
}

/** Selects how each month's entries changed the points of each month of expiry. */
export const selectChanges = (db: Build) =>
  db.selectFrom("report_points").select(["expires_in as expiresIn", "month", "points"]);

/** Selects the cost of a point in hundredths of an öre; no row or null if not set. */
export const selectPointCost = (db: Build) => db.selectFrom("club_points").select("cost_hundredths");
