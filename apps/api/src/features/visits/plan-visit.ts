import { type CouponUse, couponUse, isUsedUp, type Payment, payWith } from "@stammis/domain/offers/coupons";
import { effectiveStatus, type StoredStatus } from "@stammis/domain/offers/publish-status";
import { welcomeUsable } from "@stammis/domain/offers/welcome-offer";
import { earn, redeem } from "@stammis/domain/points/account";
import { type Account, balanceOn } from "@stammis/domain/points/ledger";
import { type Earning, earningOf } from "@stammis/domain/points/points";
import type { MemberCard } from "@stammis/domain/stamp-cards/stamp-card-usages";
import { addStamps, useReward } from "@stammis/domain/stamp-cards/stamp-cards";
import { refuse, refuseFields } from "../../refusal.ts";
import { useFactsOf } from "../coupons/own-coupons.ts";
import type { TiedEntry } from "../points/write-account.ts";
import { memberCardOf } from "../stamp-cards/member-cards.ts";
import { stampCardRule } from "../stamp-cards/stamp-card-shape.ts";
import type { CardChange } from "../stamp-cards/write-cards.ts";
import type { VisitFacts, VisitRequest } from "./read-visit.ts";

type Day = Temporal.PlainDate;

/** One use of a reward, a value coupon, or a full card. */
export interface PlannedRedemption {
  id: number;
  couponId: number | null;
  stampCardId: number | null;
  usageOrder: number | null;
  usageId: number | null;
  campaignId: number | null;
  name: string;
  points: number;
  valueOre: number;
}

export interface VisitPlan {
  redemptions: PlannedRedemption[];
  entries: TiedEntry[];
  cards: CardChange[];
  campaignIds: number[];
  payment: Payment;
  /** The lot it opens, with the rate it keeps. */
  earning: (Earning & { pointsPerKronaHundredths: number }) | null;
  account: Account;
  welcomeUsed: boolean;
  /** Full cards of this visit, for the answer. */
  completed: { stampCardId: number; order: number }[];
}

/** A plan under way: each step sees what the ones before it left. */
interface Planning {
  it: VisitRequest;
  facts: VisitFacts;
  today: Day;
  plan: VisitPlan;
  cards: Map<number, { before: MemberCard; after: MemberCard; entries: CardChange["entries"][number][] }>;
}

const nextId = ({ facts, plan }: Planning) => facts.ids.redemptions[plan.redemptions.length] as number;

type Coupon = VisitFacts["coupons"][number];

/** Whether the member may use a coupon once more, after what the visit has used already. */
function checkCoupon({ facts, plan, today }: Planning, coupon: Coupon, reached: boolean): CouponUse {
  const stock = facts.stock.find((each) => each.coupon_id === coupon.id);
  const here = plan.redemptions.filter((each) => each.couponId === coupon.id).length;
  const used_up = isUsedUp(stock?.total_limit ?? null, (stock?.taken ?? 0) + here);
  const row = { ...coupon, used_up, used_by_member: coupon.used_by_member + here };
  return couponUse(useFactsOf(row, { balance: balanceOn(plan.account.lots, today), reached, today }), today);
}

function takeCoupon(planning: Planning, coupon: Coupon, campaignId: number | null, reached: boolean): void {
  const { it, plan, today } = planning;
  if (coupon.kind === "VALUE" && it.amountOre === null) refuseFields({ amount: "REQUIRED" });
  const checked = checkCoupon(planning, coupon, reached);
  if (!checked.ok) refuse(checked.reason);
  const id = nextId(planning);
  const points = coupon.points_required ?? 0;
  if (points > 0) {
    const redeemed = redeem(plan.account, points, today);
    if (!redeemed.ok) refuse(redeemed.reason);
    plan.account = redeemed.account;
    plan.entries.push(...redeemed.entries.map((entry) => ({ ...entry, redemptionId: id })));
  }
  const valueOre = coupon.value_ore ?? 0;
  const whole = { stampCardId: null, usageOrder: null, usageId: null };
  plan.redemptions.push({ id, couponId: coupon.id, ...whole, campaignId, name: coupon.name, points, valueOre });
  if (campaignId !== null && !plan.campaignIds.includes(campaignId)) plan.campaignIds.push(campaignId);
}

function takeWelcomeOffer(planning: Planning, { couponId }: { couponId: number | null }): void {
  const { facts, plan, today } = planning;
  const { welcome } = facts;
  if (!welcome) refuse("WELCOME_OFFER_NOT_USABLE");
  const status = welcome.publish_status as StoredStatus;
  const checked = welcomeUsable(
    {
      through: welcome.through,
      usedPurchaseId: welcome.used_purchase_id,
      campaignStatus: effectiveStatus({ status, endsOn: welcome.end_date, suspended: false, today }),
    },
    today,
  );
  if (!checked.ok) refuse(checked.reason);
  plan.campaignIds.push(welcome.campaign_id);
  plan.welcomeUsed = true;
  // The offer is kept though its coupon cannot be used; then it was shown without.
  if (couponId === null) return;
  const coupon = facts.coupons.find(({ id, kind }) => id === couponId && kind === "VALUE");
  if (!coupon || coupon.id !== welcome.coupon_id) refuse("COUPON_NOT_ACTIVE");
  takeCoupon(planning, coupon, welcome.campaign_id, true);
}

function cardOf({ cards, facts }: Planning, stampCardId: number) {
  const known = cards.get(stampCardId);
  if (known) return known;
  const before = memberCardOf(stampCardId, facts.memberCards, facts.usages);
  const card = { before, after: before, entries: [] };
  cards.set(stampCardId, card);
  return card;
}

function takeReward(planning: Planning, usageId: number): void {
  const { facts, plan, today } = planning;
  const usage = facts.usages.find(({ id }) => id === usageId);
  if (!usage) refuse("NOT_FOUND");
  const card = cardOf(planning, usage.stampCardId);
  const used = useReward(card.after, usage.order, today);
  if (!used.ok) refuse(used.reason);
  card.after = used.card;
  plan.redemptions.push({
    id: nextId(planning),
    couponId: null,
    stampCardId: usage.stampCardId,
    usageOrder: usage.order,
    usageId,
    campaignId: null,
    name: facts.rewardNames.find((each) => each.usageId === usageId)?.reward ?? "",
    points: 0,
    valueOre: 0,
  });
}

function giveStamps(planning: Planning, stampCardId: number, stamps: number): void {
  const { facts, plan, today } = planning;
  const row = facts.stampCards.find(({ id }) => id === stampCardId);
  if (!row) refuse("STAMP_CARD_NOT_ACTIVE");
  const card = cardOf(planning, stampCardId);
  const added = addStamps(card.after, stampCardRule(row, today), stamps, today);
  if (!added.ok) refuse(added.reason);
  const full = added.card.usages.filter(
    ({ order, status }) =>
      status === "COMPLETED" && added.entries.some((entry) => entry.kind === "STAMP" && entry.order === order),
  );
  plan.completed.push(...full.map(({ order }) => ({ stampCardId, order })));
  card.after = added.card;
  card.entries.push(...added.entries);
}

/**
 * Decides a whole visit, in the order of a till: coupons by the points from before it, rewards of cards filled before
 * it, its stamps, and last what it earns. Refuses as the contract lists.
 */
export function planVisit(it: VisitRequest, facts: VisitFacts, today: Day): VisitPlan {
  const plan: VisitPlan = {
    redemptions: [],
    entries: [],
    cards: [],
    campaignIds: [...new Set(it.campaignIds)],
    payment: { paidOre: 0, discountOre: 0, lostOre: 0 },
    earning: null,
    account: { lots: facts.lots, settlements: [] },
    welcomeUsed: false,
    completed: [],
  };
  if (facts.campaigns.length !== plan.campaignIds.length) refuse("CAMPAIGN_NOT_ACTIVE");
  const planning: Planning = { it, facts, today, plan, cards: new Map() };
  for (const couponId of it.couponIds) {
    const coupon = facts.coupons.find(({ id }) => id === couponId) ?? refuse("COUPON_NOT_ACTIVE");
    takeCoupon(planning, coupon, coupon.carrier, coupon.carrier !== null);
  }
  if (it.welcomeOffer) takeWelcomeOffer(planning, it.welcomeOffer);
  for (const usageId of it.usageIds) takeReward(planning, usageId);
  for (const { stampcardId, stamps } of it.stamps) giveStamps(planning, stampcardId, stamps);
  if (it.amountOre !== null) {
    plan.payment = payWith(
      it.amountOre,
      plan.redemptions.map(({ valueOre }) => valueOre),
    );
    const { rule } = facts;
    const earning = earningOf(rule, plan.payment.paidOre, today);
    plan.earning = earning && { ...earning, pointsPerKronaHundredths: rule.pointsPerKronaHundredths };
    if (it.promised !== undefined) plan.earning = it.promised;
  }
  if (plan.earning) {
    const earned = earn(plan.account, { id: facts.ids.lot, ...plan.earning }, today);
    plan.account = earned.account;
    plan.entries.push(...earned.entries);
  }
  plan.cards = [...planning.cards].map(([stampCardId, card]) => ({ stampCardId, ...card }));
  return plan;
}
