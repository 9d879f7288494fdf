import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import {
  type CouponUse,
  type CouponUseFacts,
  couponUse,
  isUsedUp,
  type Payment,
  payWith,
  reachesMinimum,
} from "#features/loyalty/coupons/domain/coupons.ts";
import { type WelcomeOffer, welcomeUsable } from "#features/loyalty/coupons/domain/welcome-offer.ts";
import { earn, redeem } from "#features/loyalty/points/domain/account.ts";
import {
  type Account,
  type Balance,
  balanceWith,
  type Lot,
  type NewEntry,
} from "#features/loyalty/points/domain/ledger.ts";
import { type Earning, type EarningRule, earningOf } from "#features/loyalty/points/domain/points.ts";
import type { MemberCard, StampCardRule } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import {
  type AddedStamps,
  addStamps,
  type UsedReward,
  useReward,
} from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { checkPurchaseAmount } from "#packages/domain/money.ts";
import { type CardChange, type ChangingCards, cardNow, keepCard } from "./card-changes.ts";

/** The request of a visit. Amounts in öre; `amountOre` null: a visit without a purchase. */
export interface VisitRequest {
  amountOre: number | null;
  /** The promised earning of a formerly pending purchase; undefined: today's rule applies. */
  promised?: PromisedEarning | null;
  campaignIds: readonly number[];
  couponIds: readonly number[];
  stamps: readonly { stampCardId: number; stamps: number }[];
  /** Full cards whose reward is used. */
  fillingIds: readonly number[];
  /** The welcome offer with the value coupon that the till showed; null if it is not used. */
  welcomeOffer: { couponId: number | null } | null;
}

/** The lot that a purchase opens, with the rate it keeps. */
export type PromisedEarning = Earning & { pointsPerKronaHundredths: number };

/** A coupon with the member's use of it before the visit. */
export interface VisitCoupon
  extends Pick<
    CouponUseFacts,
    "kind" | "status" | "startsOn" | "endsOn" | "perMemberLimit" | "usedByMember" | "pointsRequired" | "inGrace"
  > {
  id: number;
  name: string;
  valueOre: number | null;
  /** The minimum purchase; null without one. */
  minimumOre: number | null;
  totalLimit: number | null;
  /** Uses by all members that were not cancelled. */
  taken: number;
  /** The campaign running here today that gives the coupon. */
  carrier: number | null;
  /**
   * Whether a sendout gave the coupon to the member. Such a coupon is usable without a campaign, at every point of
   * sale.
   */
  isBrought: boolean;
}

/** The state before the visit that decides it. */
export interface VisitContext {
  /** Lots in deficit, and the first usable lots to expire, as many as the prices of the coupons need. */
  lots: readonly Lot[];
  /** Usable points in lots that `lots` leaves out. */
  otherBalance?: Balance;
  rule: EarningRule;
  /** The requested campaigns that run here today. */
  runningCampaignIds: readonly number[];
  coupons: readonly VisitCoupon[];
  stampCards: readonly { id: number; rule: StampCardRule }[];
  /** The member's cards by the card's id. */
  memberCards: ReadonlyMap<number, MemberCard>;
  rewards: readonly { fillingId: number; stampCardId: number; order: number; name: string }[];
  /** Whether members of the club may redeem today: `membersRedeem`. */
  redeems: boolean;
  welcome: (WelcomeOffer & { campaignId: number; couponId: number | null }) | null;
  /** The id of this purchase's lot, higher than any existing one. */
  newLotId: number;
}

/** One use of a reward, a value coupon or a full card. */
export interface PlannedUse {
  couponId: number | null;
  stampCardId: number | null;
  fillingOrder: number | null;
  fillingId: number | null;
  campaignId: number | null;
  name: string;
  points: number;
  valueOre: number;
}

export interface VisitPlan {
  uses: PlannedUse[];
  /** The entries in the order of writing; `use`: the index of the use. */
  entries: (NewEntry & { use: number | null })[];
  cards: CardChange[];
  campaignIds: number[];
  payment: Payment;
  earning: PromisedEarning | null;
  /** The account afterwards, for the lots in the context. */
  account: Account;
  /** The member's balance afterwards. */
  balance: Balance;
  welcomeUsed: boolean;
  /** The cards that became full. */
  completed: { stampCardId: number; order: number }[];
}

export type VisitRefusal =
  | Extract<CouponUse, { ok: false }>["reason"]
  | Extract<UsedReward, { ok: false }>["reason"]
  | Extract<AddedStamps, { ok: false }>["reason"]
  | "NOTHING_TO_REGISTER"
  | "AMOUNT_TOO_SMALL"
  | "AMOUNT_TOO_LARGE"
  | "AMOUNT_REQUIRED"
  | "AMOUNT_BELOW_MINIMUM"
  | "CAMPAIGN_NOT_ACTIVE"
  | "WELCOME_OFFER_NOT_USABLE";

export type PlannedVisit = { ok: true; plan: VisitPlan } | { ok: false; reason: VisitRefusal };

/** A plan in progress. Each step sees the result of the earlier ones, and returns a refusal or null. */
interface Planning {
  request: VisitRequest;
  context: VisitContext;
  today: Temporal.PlainDate;
  plan: VisitPlan;
  cards: ChangingCards;
}

const nothing: Balance = { points: 0, through: null };

/**
 * Plans a complete visit in the till's order: coupons by earlier points, rewards of earlier full cards, stamps, and
 * then the earning. The till previews it and the server applies it. Spec §4.
 */
export function planVisit(request: VisitRequest, context: VisitContext, today: Temporal.PlainDate): PlannedVisit {
  const plan: VisitPlan = {
    uses: [],
    entries: [],
    cards: [],
    campaignIds: [...new Set(request.campaignIds)],
    payment: { paidOre: 0, discountOre: 0, lostOre: 0 },
    earning: null,
    account: { lots: context.lots, settlements: [] },
    balance: nothing,
    welcomeUsed: false,
    completed: [],
  };
  const planning: Planning = { request, context, today, plan, cards: new Map() };
  const reason =
    checkRequest(planning) ??
    firstOf(request.couponIds, (id) => takeNamed(planning, id)) ??
    (request.welcomeOffer ? takeWelcome(planning, request.welcomeOffer.couponId) : null) ??
    firstOf(request.fillingIds, (fillingId) => takeReward(planning, fillingId)) ??
    firstOf(request.stamps, (stampGift) => giveStamps(planning, stampGift));
  if (reason) return { ok: false, reason };
  pay(planning);
  plan.cards = [...planning.cards.values()];
  plan.balance = balanceWith(plan.account.lots, context.otherBalance ?? nothing, today);
  return { ok: true, plan };
}

function firstOf<T>(all: readonly T[], step: (one: T) => VisitRefusal | null): VisitRefusal | null {
  for (const one of all) {
    const reason = step(one);
    if (reason) return reason;
  }
  return null;
}

function checkRequest({ request, context, plan }: Planning): VisitRefusal | null {
  const { amountOre, couponIds, stamps, fillingIds, welcomeOffer } = request;
  const isSomething = amountOre !== null || welcomeOffer || couponIds.length + stamps.length + fillingIds.length > 0;
  if (!isSomething) return "NOTHING_TO_REGISTER";
  if (amountOre !== null) {
    const checked = checkPurchaseAmount(amountOre);
    if (!checked.ok) return checked.reason;
  }
  return plan.campaignIds.every((id) => context.runningCampaignIds.includes(id)) ? null : "CAMPAIGN_NOT_ACTIVE";
}

function takeNamed(planning: Planning, couponId: number): VisitRefusal | null {
  const coupon = planning.context.coupons.find(({ id }) => id === couponId);
  if (!coupon) return "COUPON_NOT_ACTIVE";
  return takeCoupon(planning, coupon, coupon.carrier, coupon.carrier !== null || coupon.isBrought);
}

/** Returns the reason why the member may not use a coupon again, after the uses in this visit. */
function whyNot(
  { request, context, plan, today }: Planning,
  coupon: VisitCoupon,
  reached: boolean,
): VisitRefusal | null {
  if (couponKindRules[coupon.kind].paysMoney && request.amountOre === null) return "AMOUNT_REQUIRED";
  const here = plan.uses.filter(({ couponId }) => couponId === coupon.id).length;
  const usedUp = isUsedUp(coupon.totalLimit, coupon.taken + here);
  const usedByMember = coupon.usedByMember + here;
  const balance = balanceWith(plan.account.lots, context.otherBalance ?? nothing, today).points;
  const use = couponUse({ ...coupon, usedUp, usedByMember, reached, balance }, today);
  if (!use.ok) return use.reason;
  return reachesMinimum(coupon.minimumOre, request.amountOre) ? null : "AMOUNT_BELOW_MINIMUM";
}

function takeCoupon(
  planning: Planning,
  coupon: VisitCoupon,
  campaignId: number | null,
  reached: boolean,
): VisitRefusal | null {
  const reason = whyNot(planning, coupon, reached);
  if (reason) return reason;
  const { plan, today } = planning;
  const points = coupon.pointsRequired ?? 0;
  if (points > 0) {
    const redeemed = redeem(plan.account, points, today);
    if (!redeemed.ok) return redeemed.reason;
    plan.account = redeemed.account;
    const use = plan.uses.length;
    plan.entries.push(...redeemed.entries.map((entry) => ({ ...entry, use })));
  }
  const { id: couponId, name } = coupon;
  const noStampCard = { stampCardId: null, fillingOrder: null, fillingId: null };
  plan.uses.push({ couponId, ...noStampCard, campaignId, name, points, valueOre: coupon.valueOre ?? 0 });
  if (campaignId !== null && !plan.campaignIds.includes(campaignId)) plan.campaignIds.push(campaignId);
  return null;
}

function takeWelcome(planning: Planning, couponId: number | null): VisitRefusal | null {
  const { context, plan, today } = planning;
  const { welcome } = context;
  if (!welcome || !welcomeUsable(welcome, today).ok) return "WELCOME_OFFER_NOT_USABLE";
  if (!plan.campaignIds.includes(welcome.campaignId)) plan.campaignIds.push(welcome.campaignId);
  plan.welcomeUsed = true;
  // The offer remains without a usable coupon; the till then showed it without one.
  if (couponId === null) return null;
  const coupon = context.coupons.find(({ id, kind }) => id === couponId && couponKindRules[kind].isBrought);
  if (!coupon || coupon.id !== welcome.couponId) return "COUPON_NOT_ACTIVE";
  return takeCoupon(planning, coupon, welcome.campaignId, true);
}

function takeReward({ context, plan, cards, today }: Planning, fillingId: number): VisitRefusal | null {
  const reward = context.rewards.find((each) => each.fillingId === fillingId);
  if (!reward) return "NOT_FOUND";
  if (!context.redeems) return "COUPON_NOT_ACTIVE";
  const { stampCardId, order: fillingOrder, name } = reward;
  const used = useReward(cardNow(cards, context.memberCards, stampCardId), fillingOrder, today);
  if (!used.ok) return used.reason;
  keepCard(cards, context.memberCards, stampCardId, { card: used.card, entries: [] });
  const nothing = { couponId: null, campaignId: null, points: 0, valueOre: 0 };
  plan.uses.push({ ...nothing, stampCardId, fillingOrder, fillingId, name });
  return null;
}

function giveStamps(
  { context, plan, cards, today }: Planning,
  { stampCardId, stamps }: VisitRequest["stamps"][number],
): VisitRefusal | null {
  const card = context.stampCards.find(({ id }) => id === stampCardId);
  if (!card) return "STAMP_CARD_NOT_ACTIVE";
  const added = addStamps(cardNow(cards, context.memberCards, stampCardId), card.rule, stamps, today);
  if (!added.ok) return added.reason;
  const stamped = new Set(
    added.entries.flatMap(({ kind, order }) => (kind === "STAMP" && order !== null ? order : [])),
  );
  const full = added.card.fillings.filter(({ order, status }) => status === "COMPLETED" && stamped.has(order));
  plan.completed.push(...full.map(({ order }) => ({ stampCardId, order })));
  keepCard(cards, context.memberCards, stampCardId, added);
  return null;
}

/** Pays with money and coupons; the money earns points. */
function pay({ request, context, plan, today }: Planning): void {
  if (request.amountOre !== null) {
    const values = plan.uses.map(({ valueOre }) => valueOre);
    plan.payment = payWith(request.amountOre, values);
    const { pointsPerKronaHundredths } = context.rule;
    const earning = earningOf(context.rule, plan.payment.paidOre, today);
    plan.earning =
      request.promised !== undefined ? request.promised : earning && { ...earning, pointsPerKronaHundredths };
  }
  if (!plan.earning) return;
  const { points, validThrough } = plan.earning;
  const earned = earn(plan.account, { id: context.newLotId, points, validThrough }, today);
  plan.account = earned.account;
  plan.entries.push(...earned.entries.map((entry) => ({ ...entry, use: null })));
}
