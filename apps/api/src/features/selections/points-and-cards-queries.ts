import type { aboutPointsAndCards } from "@stammis/domain/selections/about-points-and-cards";
import { sql } from "kysely";
import { thisChain } from "../../db/this-chain.ts";
import { balanceColumn } from "../points/ledger.ts";
import type { AskedOf, SqlOf } from "./matching-shape.ts";

/** An unused reward they can use today, of some cards, or (none) of any. */
function hasReward(stampCardIds: readonly number[], { today, row }: AskedOf) {
  const cards = sql`and won.stamp_card_id = any(${[...stampCardIds]}::bigint[])`;
  return sql`exists (select from stamp_card_usage as won where won.chain_id = ${thisChain} and won.member_id = ${row.id}
    and won.status = 'COMPLETED' and won.redemption_id is null and won.reward_ends_on >= ${today}::date
    ${stampCardIds.length > 0 ? cards : sql``})`;
}

/** Conditions on what members have to use. SQL twins of the domain's `aboutPointsAndCards`. */
export const sqlAboutPointsAndCards: { [Kind in keyof typeof aboutPointsAndCards]: SqlOf<Kind> } = {
  POINTS({ min, max }, { today }) {
    const balance = balanceColumn(today);
    const least = sql`${balance} >= ${min ?? 0}::bigint`;
    return { met: max === null ? least : sql`(${least} and ${balance} <= ${max}::bigint)`, figures: true };
  },
  // Lots are found by their last day, for all at once, and joined to those alone of whom something lapses by then. Summed
  // as integers, which is a third of the work: a lot larger than any asks as well as it is.
  EXPIRING_POINTS({ points, days }, { today }, name) {
    const last = today.add({ days });
    return {
      met: sql`(member_statistics.points_through <= ${last}::date and ${sql.ref(`${name}.member_id`)} is not null)`,
      figures: true,
      beside: sql`select lot.member_id from point_lot as lot where lot.chain_id = ${thisChain}
          and lot.left_points > 0 and lot.valid_through between ${today}::date and ${last}::date
        group by lot.member_id having sum(least(lot.left_points, 2147483647)::int) >= ${points}::bigint`,
    };
  },
  STAMPS({ stampCardId, min, max }, { today }, name) {
    const stamps = sql`coalesce(${sql.ref(`${name}.collected`)}, 0)`;
    const least = sql`${stamps} >= ${min ?? 0}::int`;
    return {
      met: max === null ? least : sql`(${least} and ${stamps} <= ${max}::int)`,
      beside: sql`select filling.member_id, filling.collected from stamp_card_usage as filling
        where filling.chain_id = ${thisChain} and filling.stamp_card_id = ${stampCardId}::bigint
          and filling.status = 'OPEN' and filling.ends_on >= ${today}::date`,
    };
  },
  // Rewards lapse by themselves: whoever had none when they were counted has none now.
  UNUSED_REWARD: ({ stampCardIds, has }, asked) => ({
    met: sql`(case when member_statistics.unused_coupons > 0 then ${hasReward(stampCardIds, asked)} else false end) = ${has}::boolean`,
    figures: true,
  }),
};
