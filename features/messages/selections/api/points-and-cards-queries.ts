import { type RawBuilder, sql } from "kysely";
import { notCancelled } from "#features/loyalty/coupons/api/not-cancelled.ts";
import { balanceColumn } from "#features/loyalty/points/api/ledger.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { aboutPointsAndCards } from "../domain/about-points-and-cards.ts";
import { type AskedOf, isThere, type SqlOf } from "./matching-shape.ts";

/** Whether the row has an unused reward that is usable today, of some cards, or of any card without ids. */
function hasReward(stampCardIds: readonly number[], { today, row }: AskedOf) {
  const cards = sql`and won.stamp_card_id = any(${[...stampCardIds]}::bigint[])`;
  return sql`exists (select from stamp_card_usage as won where won.chain_id = ${thisChain} and won.member_id = ${row.id}
    and won.status = 'COMPLETED' and won.redemption_id is null and won.reward_ends_on >= ${today}::date
    ${stampCardIds.length > 0 ? cards : sql``})`;
}

interface Expiry {
  points: number;
  today: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

/**
 * Whether at least this many points expire through a day. Reads the stored soonest days where they reach far enough.
 * Reads the lots only for members with more days than stored, or with expiry since the last count.
 */
function expires({ points, today, last }: Expiry) {
  const next = sql`width_bucket(lapse_key(${last}::date, 1099511627775), member_statistics.lapsing) + 1`;
  const before = (day: RawBuilder<unknown>) =>
    sql`(member_statistics.lapsing[${day}] & 1099511627775) >= ${points}::bigint`;
  const looked = sql`points_lapsing(member_statistics.chain_id, member_statistics.member_id, ${today}::date, ${last}::date)
    >= ${points}::bigint`;
  return sql`case when member_statistics.points_through < ${today}::date then ${looked}
    else member_statistics.lapsing is null or ${before(sql`1`)} or coalesce(${before(next)},
      member_statistics.lapsing[8] is null or ${before(sql`8`)} or ${looked}) end`;
}

/** Conditions on members' points, stamps, rewards and coupons. SQL twins of the domain's `aboutPointsAndCards`. */
export const sqlAboutPointsAndCards: { [Kind in keyof typeof aboutPointsAndCards]: SqlOf<Kind> } = {
  POINTS({ min, max }, { today }) {
    const balance = balanceColumn(today);
    const least = sql`${balance} >= ${min ?? 0}::bigint`;
    return { met: max === null ? least : sql`(${least} and ${balance} <= ${max}::bigint)`, figures: true };
  },
  EXPIRING_POINTS({ points, days }, { today }) {
    const last = today.add({ days });
    const expiry = { points, today, last };
    return {
      met: sql`(member_statistics.points_through <= ${last}::date and member_statistics.points >= ${points}::bigint
        and ${expires(expiry)})`,
      figures: true,
    };
  },
  STAMPS({ stampCardId, min, max }, { today }, name) {
    const stamps = sql`coalesce(${sql.ref(`${name}.collected`)}, 0)`;
    const least = sql`${stamps} >= ${min ?? 0}::int`;
    return {
      met: max === null ? least : sql`(${least} and ${stamps} <= ${max}::int)`,
      joinedRows: sql`select filling.member_id, filling.collected from stamp_card_usage as filling
        where filling.chain_id = ${thisChain} and filling.stamp_card_id = ${stampCardId}::bigint
          and filling.status = 'OPEN' and filling.ends_on >= ${today}::date`,
    };
  },
  // Between two counts rewards can only expire: a member who had none at the last count has none now.
  UNUSED_REWARD: ({ stampCardIds, has }, context) => ({
    met: sql`(case when member_statistics.unused_coupons > 0 then ${hasReward(stampCardIds, context)} else false end) = ${has}::boolean`,
    figures: true,
  }),
  USED_COUPON: ({ couponIds, has }, { locationIds }, name) => ({
    met: isThere(name, has),
    joinedRows: sql`select redemption.member_id from redemption where redemption.chain_id = ${thisChain}
        and redemption.coupon_id = any(${[...couponIds]}::bigint[]) and ${notCancelled}
        ${locationIds === null ? sql`` : sql`and redemption.location_id = any(${[...locationIds]}::bigint[])`}
      group by redemption.member_id`,
  }),
};
