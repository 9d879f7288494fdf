import { type Compilable, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { rowInserter } from "#packages/server/db/row-set.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { PlannedUse } from "../../domain/plan-visit.ts";
import type { DecidedVisit, Visit } from "./decided-visit.ts";

const insertRedemptions = rowInserter("redemption", {
  id: "bigint",
  member_id: "bigint",
  coupon_id: "bigint null",
  stamp_card_id: "bigint null",
  usage_order: "int null",
  campaign_id: "bigint null",
  purchase_id: "bigint",
  location_id: "bigint",
  account_id: "bigint",
  points: "int",
  value_ore: "bigint",
  redeemed_at: "timestamptz",
});

/** Counts uses of limited coupons. A constraint of the table enforces the limit. */
function takeStock(_db: Build, input: { coupons: number[] }) {
  return statement(sql`update coupon_stock set taken = taken + uses
    from (select coupon, count(*)::int as uses from unnest(${input.coupons}::bigint[]) as coupon group by coupon) as each
    where coupon_stock.chain_id = ${thisChain} and coupon_stock.coupon_id = each.coupon`);
}

function useRewards(_db: Build, input: { fillings: number[]; redemptions: number[] }) {
  return statement(sql`update stamp_card_usage set redemption_id = each.redemption
    from unnest(${input.fillings}::bigint[], ${input.redemptions}::bigint[]) as each (filling, redemption)
    where stamp_card_usage.chain_id = ${thisChain} and stamp_card_usage.id = each.filling`);
}

function useWelcome(_db: Build, input: { members: number[]; purchases: number[] }) {
  return statement(sql`update member_welcome_offer set used_purchase_id = each.purchase
    from unnest(${input.members}::bigint[], ${input.purchases}::bigint[]) as each (member, purchase)
    where member_welcome_offer.chain_id = ${thisChain} and member_welcome_offer.member_id = each.member`);
}

const write = {
  stock: prepared(takeStock),
  rewards: prepared(useRewards),
  welcome: prepared(useWelcome),
};

type Use = PlannedUse & { visit: Visit; id: number };

const redemptionOf = ({ visit, id, ...use }: Use) => ({
  id,
  member_id: visit.memberId,
  coupon_id: use.couponId,
  stamp_card_id: use.stampCardId,
  usage_order: use.fillingOrder,
  campaign_id: use.campaignId,
  purchase_id: visit.id,
  location_id: visit.locationId,
  account_id: visit.accountId,
  points: use.points,
  value_ore: use.valueOre,
  redeemed_at: visit.now,
});

/** Writes the uses of coupons, full cards and welcome offers, after their purchases. */
export function writeUses(all: readonly DecidedVisit[], { chainId }: Visit): Compilable[] {
  const uses = all.flatMap(({ visit, plan, rows }) =>
    plan.uses.map((use, index) => ({ ...use, visit, id: rows.ids.redemptions[index] as number })),
  );
  const limited = new Set(all.flatMap(({ rows }) => rows.stock.map(({ coupon_id }) => coupon_id)));
  const coupons = uses.flatMap(({ couponId }) => (couponId !== null && limited.has(couponId) ? couponId : []));
  const rewards = uses.flatMap(({ id, fillingId }) => (fillingId === null ? [] : { id, fillingId }));
  const welcomed = all.filter(({ plan }) => plan.welcomeUsed);
  const writes = insertRedemptions(chainId, uses.map(redemptionOf));
  if (coupons.length > 0) writes.push(write.stock({ coupons }));
  if (rewards.length > 0) {
    writes.push(
      write.rewards({
        fillings: rewards.map(({ fillingId }) => fillingId),
        redemptions: rewards.map(({ id }) => id),
      }),
    );
  }
  if (welcomed.length > 0) {
    writes.push(
      write.welcome({
        members: welcomed.map(({ visit }) => visit.memberId),
        purchases: welcomed.map(({ visit }) => visit.id),
      }),
    );
  }
  return writes;
}
