import { startOfDay } from "@stammis/domain/calendar";
import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { thisChain } from "../../db/this-chain.ts";
import { notCancelled } from "../coupons/not-cancelled.ts";
import { ownMembers } from "../members/own-members.ts";

/** What happened on one day at one point of sale; null where a fact has no point of sale. Amounts in öre. */
export interface DayRow {
  day: Temporal.PlainDate;
  location_id: number | null;
  purchases: number;
  amount_ore: number;
  new_members: number;
  points_given: number;
  points_used: number;
  points_fallen_due: number;
  coupons_used: number;
}

export interface Period {
  zone: string;
  since: Temporal.PlainDate;
  today: Temporal.PlainDate;
  /** What happened later is left out. */
  until: Temporal.Instant;
}

/** Visits without a purchase and purchases wholly returned are in no figure; of others, what is kept counts. */
const counted = sql`purchase.amount_ore + purchase.discount_ore > 0 and purchase.returned_at is null`;
const clawedBack = sql`(select coalesce(sum(entry.points), 0) from point_entry entry
  where entry.chain_id = lot.chain_id and entry.lot_id = lot.id and entry.kind = 'RETURN')`;

/**
 * Every figure per day and point of sale since a day, in one statement; days are the chain's own. `locationIds` narrows it
 * to a local merchant's points of sale. Points expire on the day after their last one.
 */
export function selectDays(db: Build, { zone, since, today, until }: Period, locationIds: readonly number[] | null) {
  const from = sql`${startOfDay(since, zone).toString()}::timestamptz`;
  const to = sql`${until.toString()}::timestamptz`;
  const [first, last] = [sql`${since.toString()}::date`, sql`${today.toString()}::date`];
  const own = locationIds === null ? sql`true` : sql`facts.location_id = any(${[...locationIds]}::bigint[])`;
  const days = sql<DayRow>`(
    select day, location_id, sum(purchases)::int as purchases, sum(amount_ore)::bigint as amount_ore,
      sum(new_members)::int as new_members, sum(points_given)::bigint as points_given,
      sum(points_used)::bigint as points_used, sum(points_fallen_due)::bigint as points_fallen_due,
      sum(coupons_used)::int as coupons_used
    from (
      select purchase.purchased_on as day, purchase.location_id, count(*) as purchases,
        sum(purchase.amount_ore - purchase.returned_ore) as amount_ore, 0 as new_members,
        coalesce(sum(lot.amount - case when purchase.returned_ore > 0 then ${clawedBack} else 0 end), 0) as points_given,
        0 as points_used, 0 as points_fallen_due, 0 as coupons_used
      from purchase
        left join point_lot lot on lot.chain_id = purchase.chain_id and lot.purchase_id = purchase.id
      where purchase.chain_id = ${thisChain} and purchase.purchased_at between ${from} and ${to} and ${counted}
      group by 1, 2
      union all
      select lot.earned_on, null, 0, 0, 0, sum(lot.amount), 0, 0, 0
      from point_lot lot
      where lot.chain_id = ${thisChain} and lot.source = 'CORRECTION' and lot.earned_on between ${first} and ${last}
        and not exists (select from correction_withdrawal taken
          where taken.chain_id = lot.chain_id and taken.lot_id = lot.id)
      group by 1
      union all
      select deducted_on, null, 0, 0, 0, -sum(points), 0, 0, 0
      from point_deduction deduction
      where deduction.chain_id = ${thisChain} and deducted_on between ${first} and ${last}
        and not exists (select from deduction_withdrawal taken
          where taken.chain_id = deduction.chain_id and taken.deduction_id = deduction.id)
      group by 1
      union all
      select (registered_at at time zone ${zone}::text)::date, home_location_id, 0, 0, count(*), 0, 0, 0, 0
      from member where chain_id = ${thisChain} and registered_at between ${from} and ${to} and removed_at is null
      group by 1, 2
      union all
      select (redeemed_at at time zone ${zone}::text)::date, location_id, 0, 0, 0, 0, sum(points), 0, count(*)
      from redemption
      where redemption.chain_id = ${thisChain} and redeemed_at between ${from} and ${to} and ${notCancelled}
      group by 1, 2
      union all
      select lot.valid_through + 1, purchase.location_id, 0, 0, 0, 0, 0, sum(lot.left_points), 0
      from point_lot lot
        left join purchase on purchase.chain_id = lot.chain_id and purchase.id = lot.purchase_id
      where lot.chain_id = ${thisChain} and lot.left_points > 0 and lot.valid_through >= ${first} - 1 and lot.valid_through < ${last}
      group by 1, 2
    ) facts
    where ${own} and day between ${first} and ${last}
    group by day, location_id)`;
  return db.selectFrom(days.as("days")).selectAll();
}

/** Whether anybody had bought anything by a moment: before that there is nothing to compare with. */
export function selectHistory(db: Build, until: Temporal.Instant, locationIds: readonly number[] | null) {
  const own = locationIds === null ? sql`true` : sql`location_id = any(${[...locationIds]}::bigint[])`;
  return db.selectNoFrom(
    sql<boolean>`exists (select from purchase where chain_id = ${thisChain}
      and purchased_at <= ${until.toString()}::timestamptz and ${own})`.as("begun"),
  );
}

/** Members of today; for a local merchant those whose home or purchases are at their own points of sale. */
export function countOwnMembers(db: Build, locationIds: readonly number[] | null) {
  const all = db.selectFrom("member").select(sql<number>`count(*)::int`.as("count")).where("removed_at", "is", null);
  return locationIds === null ? all : all.where(ownMembers(locationIds));
}

/** What the start guide ticks. */
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
      // Sent is what counts; whoever joined unasked shows as much.
      sql<boolean>`exists (select from signup where chain_id = ${thisChain} and invited_by is not null)
        or exists (select from member where chain_id = ${thisChain} and removed_at is null)`.as("INVITATION"),
      some(sql`purchase where chain_id = ${thisChain}`).as("running"),
      sql<boolean>`exists (select from company where id = ${companyId} and company_number is not null)`.as("COMPANY"),
    ])
    .where("chain.id", "=", chainId);
}
