import { sql } from "kysely";
import type { Period } from "#features/insight/reports/domain/periods.ts";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { GivenPoints, TakenPoints } from "../domain/replay-points.ts";
import type { KeptPurchase } from "../domain/what-if-earning.ts";

/** Members and the days of the replay; `start` and `end` are the moments at which the days begin and end. */
export interface Asked {
  members: readonly number[];
  period: Period;
  zone: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
}

interface OfMember {
  member: number;
}

const ids = ({ members }: Asked) => sql`${[...members]}::bigint[]`;
const milliseconds = (at: string) => sql`(extract(epoch from ${sql.ref(at)}) * 1000)::bigint`;
const bought = (scope: Asked) => sql`purchase.purchased_at >= ${scope.start} and purchase.purchased_at < ${scope.end}`;

/** Selects the purchases of members with the amounts that were not returned. */
export function selectPurchases(_db: Build, scope: Asked) {
  return statement(sql<KeptPurchase & OfMember>`
    select member_id as member, ${milliseconds("purchased_at")} as at, purchased_on as day, kept_ore as "keptOre"
    from purchase where chain_id = ${thisChain} and member_id = any(${ids(scope)}) and ${bought(scope)} and kept_ore > 0`);
}

/** Selects lots that are valid in the period: earlier ones, and new ones, those of purchases only if `byPurchases`. */
export function selectLots(_db: Build, scope: Asked, byPurchases: boolean) {
  const { from, to } = scope.period;
  return statement(sql<OfMember & { id: number; validThrough: Temporal.PlainDate }>`
    select member_id as member, id, valid_through as "validThrough" from point_lot
    where chain_id = ${thisChain} and member_id = any(${ids(scope)})
      and valid_through >= ${from}::date and earned_on <= ${to}::date
      and (${byPurchases}::boolean or source <> 'PURCHASE' or earned_on < ${from}::date)`);
}

/**
 * Selects the points in lots at the period's start, or at their opening since. Returned points count as never given.
 * Reads by member without a join, because the planner would otherwise scan all entries.
 */
export function selectGiven(_db: Build, scope: Asked, lots: readonly number[]) {
  const among = sql`any(${[...lots]}::bigint[])`;
  const own = sql`chain_id = ${thisChain} and member_id = any(${ids(scope)})`;
  return statement(sql<Pick<GivenPoints, "at" | "points"> & { lot: number }>`
    select lot_id as lot, ${milliseconds("given.at")} as at, points from (
      select lot_id, min(at) as at, sum(points)::bigint as points from (
        select lot_id, kind, at,
          case when kind in ('EARN', 'CANCEL', 'RESTORE', 'RELEASE') then points else -points end as points
        from point_entry where ${own} and lot_id = ${among}
        union all
        select other_lot_id, kind, at, case kind when 'SETTLE' then points else -points end
        from point_entry where ${own} and kind in ('SETTLE', 'RELEASE') and other_lot_id = ${among}) as change
      where at < ${scope.start} or kind in ('EARN', 'RETURN') group by lot_id) as given
    where points > 0`);
}

/** Selects points used in redemptions that were not cancelled, and points taken by deductions. */
export function selectTaken(_db: Build, scope: Asked) {
  return statement(sql<TakenPoints & OfMember>`
    select member_id as member, ${milliseconds("redeemed_at")} as at, (redeemed_at at time zone ${scope.zone})::date as day,
      points, coupon_id as "couponId" from redemption where chain_id = ${thisChain} and member_id = any(${ids(scope)})
      and points > 0 and redeemed_at >= ${scope.start} and redeemed_at < ${scope.end} and not exists (
        select from redemption_cancellation where chain_id = ${thisChain} and redemption_id = redemption.id)
    union all
    select member_id, ${milliseconds("deducted_at")}, deducted_on, points, null from point_deduction
    where chain_id = ${thisChain} and member_id = any(${ids(scope)}) and deducted_at >= ${scope.start}
      and deducted_at < ${scope.end} and not exists (
        select from deduction_withdrawal where chain_id = ${thisChain} and deduction_id = point_deduction.id)`);
}

/** Selects the points that current members can use today. */
export function selectBalances(_db: Build, scope: Asked) {
  return statement(sql<OfMember & { points: number }>`
    select lot.member_id as member, sum(left_points)::bigint as points from point_lot lot
      join member on member.chain_id = ${thisChain} and member.id = lot.member_id and removed_at is null
    where lot.chain_id = ${thisChain} and lot.member_id = any(${ids(scope)}) and left_points > 0
      and valid_through >= ${scope.period.to}::date group by 1`);
}

/** Selects the remaining stamps of a card per visit, in order. */
export function selectVisits(_db: Build, scope: Asked, cardId: number) {
  return statement(sql<OfMember & { day: Temporal.PlainDate; stamps: number }>`
    select entry.member_id as member, purchase.purchased_on as day, sum(case when entry.kind in ('STAMP', 'FILL')
      then entry.stamps when entry.kind in ('TAKE_BACK', 'OWE', 'LOST') then -entry.stamps else 0 end)::int as stamps
    from stamp_entry entry join purchase on purchase.chain_id = ${thisChain} and purchase.id = entry.purchase_id
    where entry.chain_id = ${thisChain} and entry.member_id = any(${ids(scope)}) and entry.stamp_card_id = ${cardId}
      and ${bought(scope)}
    group by entry.member_id, purchase.id, purchase.purchased_at, purchase.purchased_on
    having sum(case when entry.kind in ('STAMP', 'FILL') then entry.stamps
      when entry.kind in ('TAKE_BACK', 'OWE', 'LOST') then -entry.stamps else 0 end) > 0
    order by purchase.purchased_at, purchase.id`);
}

export interface BegunRow extends OfMember {
  order: number;
  stampsAmount: number;
  collected: number;
  startedOn: Temporal.PlainDate;
  endsOn: Temporal.PlainDate;
}

/** Selects fillings that were open at the period's start, with their stamps at that time. */
export function selectBegun(_db: Build, scope: Asked, cardId: number) {
  const stamps = sql`sum(case when kind in ('STAMP', 'MOVED_IN') then stamps else -stamps end)`;
  return statement(sql<BegunRow>`
    select filling.member_id as member, filling.usage_order as "order", filling.stamps_amount as "stampsAmount",
      ${stamps}::int as collected, filling.started_on as "startedOn", filling.ends_on as "endsOn"
    from stamp_card_usage filling join stamp_entry entry on entry.chain_id = ${thisChain}
      and entry.member_id = filling.member_id and entry.stamp_card_id = filling.stamp_card_id
      and entry.usage_order = filling.usage_order and entry.at < ${scope.start}
      and kind in ('STAMP', 'MOVED_IN', 'TAKE_BACK', 'PAY', 'MOVED_OUT')
    where filling.chain_id = ${thisChain} and filling.member_id = any(${ids(scope)}) and filling.stamp_card_id = ${cardId}
      and filling.started_on < ${scope.period.from}::date and filling.ends_on >= ${scope.period.from}::date
    group by filling.member_id, filling.usage_order, filling.stamps_amount, filling.started_on, filling.ends_on
    having ${stamps} > 0 and ${stamps} < filling.stamps_amount
    order by filling.usage_order`);
}
