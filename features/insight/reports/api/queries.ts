import { sql } from "kysely";
import { countedOf } from "#features/insight/figures/api/counted.ts";
import { notCancelled } from "#features/loyalty/coupons/api/not-cancelled.ts";
import type { Build } from "#packages/server/db/build.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import { counted } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** The figures of one day at one point of sale; null for facts without a point of sale. Amounts in öre. */
export interface DayRow {
  day: Temporal.PlainDate;
  location_id: number | null;
  purchases: number;
  amount_ore: number;
  new_members: number;
  points_given: number;
  points_used: number;
  points_expired: number;
  coupons_used: number;
}

/**
 * Figures exclude visits without a purchase and completely returned purchases; a partial return counts its remainder.
 */
const isCounted = sql`amount_ore + discount_ore > 0 and returned_at is null`;

export interface Period {
  since: Temporal.PlainDate;
  today: Temporal.PlainDate;
}

const sums = sql`sum(purchases)::int as purchases, sum(amount_ore)::bigint as amount_ore,
  sum(new_members)::int as new_members, sum(points_given)::bigint as points_given,
  sum(points_used)::bigint as points_used, sum(points_expired)::bigint as points_expired,
  sum(coupons_used)::int as coupons_used`;

const at = (locationIds: readonly number[] | null) =>
  locationIds === null ? sql`true` : sql`location_id = any(${[...locationIds]}::bigint[])`;

/** Selects every stored figure by the club's days. Points expire on the day after their last day. */
function dayFacts({ since, today }: Period, locationIds: readonly number[] | null) {
  const [first, last] = [sql`${since}::date`, sql`${today}::date`];
  return sql`(
      select day, nullif(location_id, 0) as location_id, purchases, amount_ore, new_members, points_given, points_used,
        0 as points_expired, coupons_used
      from day_figures where chain_id = ${thisChain} and day between ${first} and ${last} and ${at(locationIds)}
      union all
      select valid_through + 1, nullif(location_id, 0), 0, 0, 0, 0, 0, points_left, 0 from day_figures
      where chain_id = ${thisChain} and valid_through >= ${first} - 1 and valid_through < ${last} and points_left <> 0
        and ${at(locationIds)}
    ) as facts`;
}

/**
 * Selects every figure per day and point of sale since a day; `locationIds` limits it to a local merchant's points of
 * sale.
 */
export function selectDays(db: Build, period: Period, locationIds: readonly number[] | null) {
  const days = sql<DayRow>`(select day, location_id, ${sums} from ${dayFacts(period, locationIds)} group by day, location_id)`;
  return db.selectFrom(days.as("days")).selectAll();
}

export type SumRow = Omit<DayRow, "day">;

/** Selects the figures summed over all days, per point of sale. */
export function selectSums(db: Build, period: Period, locationIds: readonly number[] | null) {
  const places = sql<SumRow>`(select location_id, ${sums} from ${dayFacts(period, locationIds)} group by location_id)`;
  return db.selectFrom(places.as("places")).selectAll();
}

/** A day up to a moment. No figure is stored for it, so it is counted from the day's purchases and new members. */
export interface DayUntil {
  from: Temporal.Instant;
  until: Temporal.Instant;
}

export type DayUntilRow = Pick<DayRow, "purchases" | "amount_ore" | "new_members" | "coupons_used">;

export function selectDayUntil(db: Build, { from, until }: DayUntil, locationIds: readonly number[] | null) {
  const within = (column: string) => sql`${sql.ref(column)} between ${from}::timestamptz and ${until}::timestamptz`;
  const home = locationIds === null ? sql`true` : sql`home_location_id = any(${[...locationIds]}::bigint[])`;
  const figures = sql<DayUntilRow>`(
    select count(*) filter (where ${isCounted})::int as purchases,
      coalesce(sum(amount_ore - returned_ore) filter (where ${isCounted}), 0)::bigint as amount_ore,
      coalesce(sum(uses), 0)::int as coupons_used,
      (select count(*)::int from member
        where chain_id = ${thisChain} and removed_at is null and ${within("registered_at")} and ${home}) as new_members
    from purchase left join lateral (select count(*) as uses from redemption
      where redemption.chain_id = ${thisChain} and redemption.purchase_id = purchase.id and ${notCancelled}) as used on true
    where purchase.chain_id = ${thisChain} and ${within("purchased_at")} and ${at(locationIds)})`;
  return db.selectFrom(figures.as("figures")).selectAll();
}

/** Selects whether any purchase exists by a moment. Before the first purchase there is no comparison. */
export function selectHistory(db: Build, until: Temporal.Instant, locationIds: readonly number[] | null) {
  const own = locationIds === null ? sql`true` : sql`location_id = any(${[...locationIds]}::bigint[])`;
  return db.selectNoFrom(
    sql<boolean>`exists (select from purchase where chain_id = ${thisChain}
      and purchased_at <= ${until.toString()}::timestamptz and ${own})`.as("begun"),
  );
}

/**
 * Counts current members. A local merchant's are those with a home or a purchase at their points of sale, as in the
 * list.
 */
export function countOwnMembers(db: Build, locationIds: readonly number[] | null) {
  if (locationIds === null) return db.selectNoFrom(countedOf("MEMBERS", sql`0`).as("count"));
  return counted(db, db.selectFrom("member").where("removed_at", "is", null).where(ownMembers(locationIds)));
}

/** Selects the completed steps of the start guide. */
export function selectStartFacts(db: Build, chainId: number, companyId: number) {
  const some = (from: ReturnType<typeof sql>) => sql<boolean>`exists (select from ${from})`;
  return db
    .selectFrom("chain")
    .select([
      sql<boolean>`logo_path is not null`.as("LOGO"),
      some(sql`location where chain_id = ${thisChain} and closed_at is null`).as("LOCATION"),
      some(sql`terms_version where chain_id = ${thisChain} and kind = 'MEMBERSHIP'`).as("TERMS"),
      some(sql`terms_version where chain_id = ${thisChain} and kind = 'PRIVACY'`).as("PRIVACY"),
      sql<boolean>`exists (select from club_points where chain_id = ${thisChain} and active)
        or exists (select from stamp_card where chain_id = ${thisChain} and publish_status = 'ACTIVE')`.as("REWARDING"),
      // A sent invitation counts, and so does a member who joined without one.
      sql<boolean>`exists (select from signup where chain_id = ${thisChain} and invited_by is not null)
        or exists (select from member where chain_id = ${thisChain} and removed_at is null)`.as("INVITATION"),
      sql<boolean>`poster_at is not null`.as("POSTER"),
      some(sql`purchase where chain_id = ${thisChain}`).as("running"),
      sql<boolean>`exists (select from company where id = ${companyId} and company_number is not null)`.as("COMPANY"),
    ])
    .where("chain.id", "=", chainId);
}
