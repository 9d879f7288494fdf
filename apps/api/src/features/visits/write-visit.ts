import { balanceOn, balanceThrough } from "@stammis/domain/points/ledger";
import type { PlannedUse, VisitPlan } from "@stammis/domain/visits/plan-visit";
import { type Compilable, sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { prepared, statement } from "../../db/prepared.ts";
import { thisChain } from "../../db/this-chain.ts";
import { keepVisit } from "../figures/keep-figures.ts";
import { openLot, type Writing, writeEntries } from "../points/write-account.ts";
import { writeCards } from "../stamp-cards/write-cards.ts";
import type { VisitFacts } from "./read-visit.ts";

/** A visit as it is written. */
export interface Visit extends Writing {
  id: number;
  registrationKey: string;
  locationId: number;
  accountId: number;
  purchasedAt: Temporal.Instant;
  purchasedOn: Temporal.PlainDate;
}

interface Purchase extends Visit {
  paidOre: number;
  discountOre: number;
  categoryIds: number[];
  campaignIds: number[];
  /** What it counts for in the member's figures; nothing without a purchase. */
  counted: number;
  countedAt: Temporal.Instant | null;
  kinds: string[];
  tags: number[];
  balance: number;
  balanceThrough: Temporal.PlainDate | null;
}

const nothingMore = sql``;

/** The purchase with what it is tagged with, and its member's figures: one statement. */
function insertPurchase(_db: Build, it: Purchase, beside = nothingMore) {
  return statement(sql`with visit as (insert into purchase (chain_id, id, registration_key, member_id, location_id,
      account_id, purchased_at, purchased_on, amount_ore, discount_ore)
      values (${it.chainId}, ${it.id}, ${it.registrationKey}, ${it.memberId}, ${it.locationId},
        ${it.accountId}, ${it.purchasedAt}, ${it.purchasedOn}, ${it.paidOre}, ${it.discountOre})),
    category as (insert into purchase_category (chain_id, purchase_id, category_id)
      select ${it.chainId}::bigint, ${it.id}::bigint, category from unnest(${it.categoryIds}::bigint[]) as category),
    campaign as (insert into purchase_campaign (chain_id, purchase_id, campaign_id)
      select ${it.chainId}::bigint, ${it.id}::bigint, campaign from unnest(${it.campaignIds}::bigint[]) as campaign),
    month as (insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
      select ${it.chainId}::bigint, kind, tag, date_trunc('month', ${it.purchasedOn}::date)::date, ${it.memberId}::bigint,
        1, ${it.paidOre}::bigint, ${it.purchasedOn}::date
      from unnest(${it.kinds}::text[], ${it.tags}::bigint[]) as each (kind, tag)
      on conflict (chain_id, kind, tag_id, month, member_id) do update set purchases = member_month.purchases + 1,
        total_ore = member_month.total_ore + excluded.total_ore,
        last_on = greatest(member_month.last_on, excluded.last_on))${beside}
    update member_statistics set purchase_count = purchase_count + ${it.counted}::int,
      purchase_total_ore = purchase_total_ore + ${it.paidOre}::bigint,
      last_purchase_at = greatest(last_purchase_at, ${it.countedAt}::timestamptz),
      points = ${it.balance}::bigint, points_on = ${it.today}::date, points_through = ${it.balanceThrough}::date
    where chain_id = ${thisChain} and member_id = ${it.memberId}::bigint`);
}

interface Redemptions extends Purchase {
  ids: number[];
  coupons: (number | null)[];
  cards: (number | null)[];
  orders: (number | null)[];
  campaigns: (number | null)[];
  points: number[];
  values: number[];
}

/** The same with the uses of coupons and full cards at it. */
function insertPurchaseWithUses(db: Build, it: Redemptions) {
  const uses = sql`, used as (insert into redemption (chain_id, id, member_id, coupon_id, stamp_card_id, usage_order, campaign_id,
      purchase_id, location_id, account_id, points, value_ore, redeemed_at)
    select ${it.chainId}::bigint, id, ${it.memberId}::bigint, coupon, card, usage_order, campaign, ${it.id}::bigint,
      ${it.locationId}::bigint, ${it.accountId}::bigint, points, value, ${it.now}::timestamptz
    from unnest(${it.ids}::bigint[], ${it.coupons}::bigint[], ${it.cards}::bigint[], ${it.orders}::int[],
      ${it.campaigns}::bigint[], ${it.points}::int[], ${it.values}::bigint[])
      as each (id, coupon, card, usage_order, campaign, points, value))`;
  return insertPurchase(db, it, uses);
}

/** Uses of limited coupons; the table's own wall stands behind the plan. */
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

function useWelcome(db: Build, it: Visit) {
  return db.updateTable("member_welcome_offer").set({ used_purchase_id: it.id }).where("member_id", "=", it.memberId);
}

/** The writes of a visit, compiled once. */
const write = {
  purchase: prepared((db, it: Purchase) => insertPurchase(db, it)),
  purchaseWithUses: prepared(insertPurchaseWithUses),
  stock: prepared(takeStock),
  rewards: prepared(useRewards),
  welcome: prepared(useWelcome),
};

function writePurchase(it: Purchase, planned: readonly PlannedUse[], { ids, stock }: VisitFacts): Compilable[] {
  if (planned.length === 0) return [write.purchase(it)];
  const idOf = (use: PlannedUse) => ids.redemptions[planned.indexOf(use)] as number;
  const limited = new Set(stock.map(({ coupon_id }) => coupon_id));
  const coupons = planned.flatMap(({ couponId }) => (couponId !== null && limited.has(couponId) ? couponId : []));
  const rewards = planned.filter(({ fillingId }) => fillingId !== null);
  return [
    write.purchaseWithUses({
      ...it,
      ids: planned.map(idOf),
      coupons: planned.map(({ couponId }) => couponId),
      cards: planned.map(({ stampCardId }) => stampCardId),
      orders: planned.map(({ fillingOrder }) => fillingOrder),
      campaigns: planned.map(({ campaignId }) => campaignId),
      points: planned.map(({ points }) => points),
      values: planned.map(({ valueOre }) => valueOre),
    }),
    ...(coupons.length > 0 ? [write.stock({ coupons })] : []),
    ...(rewards.length > 0
      ? [
          write.rewards({
            fillings: rewards.map(({ fillingId }) => fillingId as number),
            redemptions: rewards.map(idOf),
          }),
        ]
      : []),
  ];
}

/** What a visit is counted by: nothing without a purchase, each tag once. */
function figuresOf(it: Visit, { payment, account, campaignIds }: VisitPlan, categoryIds: readonly number[]) {
  const isBought = payment.paidOre + payment.discountOre > 0;
  const tags = isBought
    ? [
        ["LOCATION", it.locationId] as const,
        ...categoryIds.map((id) => ["CATEGORY", id] as const),
        ...campaignIds.map((id) => ["CAMPAIGN", id] as const),
      ]
    : [];
  return {
    counted: isBought ? 1 : 0,
    countedAt: isBought ? it.purchasedAt : null,
    kinds: tags.map(([kind]) => kind),
    tags: tags.map(([, id]) => id),
    balance: balanceOn(account.lots, it.today),
    balanceThrough: balanceThrough(account.lots, it.today),
  };
}

/** The statements that write a planned visit, in the order in which they must be sent. */
export function writeVisit(it: Visit, plan: VisitPlan, facts: VisitFacts, categoryIds: number[]): Compilable[] {
  const { paidOre, discountOre } = plan.payment;
  const figures = figuresOf(it, plan, categoryIds);
  const purchase = { ...it, ...figures, categoryIds, campaignIds: plan.campaignIds, paidOre, discountOre };
  const tied = plan.entries.map(({ use, ...entry }) => ({
    ...entry,
    redemptionId: use === null ? null : (facts.ids.redemptions[use] as number),
  }));
  return [
    ...writePurchase(purchase, plan.uses, facts),
    ...(plan.welcomeUsed ? [write.welcome(it)] : []),
    ...(plan.earning
      ? [
          openLot({
            ...it,
            lotId: facts.ids.lot,
            points: plan.earning.points,
            earnedOn: it.purchasedOn,
            validThrough: plan.earning.validThrough,
            source: "PURCHASE",
            purchaseId: it.id,
            pointsPerKronaHundredths: plan.earning.pointsPerKronaHundredths,
            reason: "",
            accountId: null,
          }),
        ]
      : []),
    ...writeEntries(it, tied),
    ...writeCards(it, { purchaseId: it.id, returnId: null, redemptionId: null }, plan.cards),
    ...keepVisit(it, plan, { categoryIds, welcomeCampaignId: facts.welcome?.campaign_id ?? null }),
  ];
}
