import { type Compilable, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { PlannedUse } from "../../domain/plan-visit.ts";
import type { DecidedVisit, Visit } from "./decided-visit.ts";

interface Redemptions {
  chainId: number;
  ids: number[];
  members: number[];
  purchases: number[];
  locations: number[];
  accounts: number[];
  at: string[];
  coupons: (number | null)[];
  cards: (number | null)[];
  orders: (number | null)[];
  campaigns: (number | null)[];
  points: number[];
  values: number[];
}

function insertRedemptions(_db: Build, it: Redemptions) {
  return statement(sql`insert into redemption (chain_id, id, member_id, coupon_id, stamp_card_id, usage_order, campaign_id,
      purchase_id, location_id, account_id, points, value_ore, redeemed_at)
    select ${it.chainId}::bigint, id, member, coupon, card, usage_order, campaign, purchase, location, account, points,
      value, at
    from unnest(${it.ids}::bigint[], ${it.members}::bigint[], ${it.purchases}::bigint[], ${it.locations}::bigint[],
      ${it.accounts}::bigint[], ${it.at}::timestamptz[], ${it.coupons}::bigint[], ${it.cards}::bigint[], ${it.orders}::int[],
      ${it.campaigns}::bigint[], ${it.points}::int[], ${it.values}::bigint[])
      as each (id, member, purchase, location, account, at, coupon, card, usage_order, campaign, points, value)
    returning 1`);
}

/** Takes uses of limited coupons; a constraint of the table stands behind the plan. */
function takeStock(_db: Build, it: { coupons: number[] }) {
  return statement(sql`update coupon_stock set taken = taken + uses
    from (select coupon, count(*)::int as uses from unnest(${it.coupons}::bigint[]) as coupon group by coupon) as each
    where coupon_stock.chain_id = ${thisChain} and coupon_stock.coupon_id = each.coupon`);
}

function useRewards(_db: Build, it: { fillings: number[]; redemptions: number[] }) {
  return statement(sql`update stamp_card_usage set redemption_id = each.redemption
    from unnest(${it.fillings}::bigint[], ${it.redemptions}::bigint[]) as each (filling, redemption)
    where stamp_card_usage.chain_id = ${thisChain} and stamp_card_usage.id = each.filling`);
}

function useWelcome(_db: Build, it: { members: number[]; purchases: number[] }) {
  return statement(sql`update member_welcome_offer set used_purchase_id = each.purchase
    from unnest(${it.members}::bigint[], ${it.purchases}::bigint[]) as each (member, purchase)
    where member_welcome_offer.chain_id = ${thisChain} and member_welcome_offer.member_id = each.member`);
}

const write = {
  redemptions: prepared(insertRedemptions),
  stock: prepared(takeStock),
  rewards: prepared(useRewards),
  welcome: prepared(useWelcome),
};

type Use = PlannedUse & { visit: Visit; id: number };

function writeRedemptions(uses: readonly Use[], chainId: number): Compilable {
  return write.redemptions({
    chainId,
    ids: uses.map(({ id }) => id),
    members: uses.map(({ visit }) => visit.memberId),
    purchases: uses.map(({ visit }) => visit.id),
    locations: uses.map(({ visit }) => visit.locationId),
    accounts: uses.map(({ visit }) => visit.accountId),
    at: uses.map(({ visit }) => visit.now.toString()),
    coupons: uses.map(({ couponId }) => couponId),
    cards: uses.map(({ stampCardId }) => stampCardId),
    orders: uses.map(({ fillingOrder }) => fillingOrder),
    campaigns: uses.map(({ campaignId }) => campaignId),
    points: uses.map(({ points }) => points),
    values: uses.map(({ valueOre }) => valueOre),
  });
}

/** What writes the uses of coupons, full cards and welcome offers at visits, behind their purchases. */
export function writeUses(all: readonly DecidedVisit[], { chainId }: Visit): Compilable[] {
  const uses = all.flatMap(({ visit, plan, facts }) =>
    plan.uses.map((use, index) => ({ ...use, visit, id: facts.ids.redemptions[index] as number })),
  );
  const limited = new Set(all.flatMap(({ facts }) => facts.stock.map(({ coupon_id }) => coupon_id)));
  const coupons = uses.flatMap(({ couponId }) => (couponId !== null && limited.has(couponId) ? couponId : []));
  const rewards = uses.flatMap(({ id, fillingId }) => (fillingId === null ? [] : { id, fillingId }));
  const welcomed = all.filter(({ plan }) => plan.welcomeUsed);
  const writes: Compilable[] = [];
  if (uses.length > 0) writes.push(writeRedemptions(uses, chainId));
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
