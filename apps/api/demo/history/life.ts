import { balanceOn, type Lot } from "#features/loyalty/points/domain/ledger.ts";
import type { EarningRule } from "#features/loyalty/points/domain/points.ts";
import {
  planVisit,
  type VisitContext,
  type VisitCoupon,
  type VisitRequest,
} from "#features/till/register/domain/plan-visit.ts";
import { planCancellation } from "#features/till/returns/domain/plan-return.ts";
import type { RewardPlan } from "../clubs/plan.ts";
import { type CarriedCard, cardStates, chooseCards, keepCards, newCard } from "./cards.ts";
import type { DemoCard, DemoPurchase, DemoRedemption, TakenReward } from "./demo-history.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { Visit } from "./visits.ts";

export interface Habits {
  style: Person["style"];
  /** The number of latest visits at which the member redeems no points. */
  savesLately: number;
  cards: readonly CarriedCard[];
}

export interface Club {
  rule: EarningRule;
  rewards: readonly RewardPlan[];
}

/** A member's purchases and the resulting cards. */
export interface Life {
  purchases: DemoPurchase[];
  cards: DemoCard[];
}

const uses = { spends: 0.75, saves: 0.6, forgets: 0.02 };
const regrets = 0.03;
/** The id of the first value coupon; the id of a reward is its place in the plan. */
const firstValue = 1_000;

/** Picks the reward that a member saves for, among those of the season. */
function wished(rewards: readonly RewardPlan[], style: Habits["style"], month: number, random: Random): number {
  const season = rewards.filter(({ months }) => months?.includes(month) ?? true);
  const dear = style === "saves" ? season.slice(-2) : season.slice(0, -1);
  return rewards.indexOf(random.pick(dear));
}

const couponOf = (coupon: Pick<VisitCoupon, "id" | "kind"> & Partial<VisitCoupon>): VisitCoupon => ({
  name: "",
  status: "ACTIVE",
  startsOn: null,
  endsOn: null,
  perMemberLimit: null,
  usedByMember: 0,
  pointsRequired: null,
  valueOre: null,
  minimumOre: null,
  totalLimit: null,
  taken: 0,
  carrier: null,
  isBrought: false,
  inGrace: false,
  ...coupon,
});

/**
 * Returns the coupons of a visit as a request and as the context for the rules. The welcome offer brings its own
 * coupon.
 */
function couponsOf({ offers, at }: Visit, reward: { place: number; points: number } | null) {
  const values = offers.values.map(({ value, campaign, ore }) =>
    couponOf({ id: firstValue + value, kind: "VALUE", valueOre: ore, carrier: offers.welcome ? null : campaign }),
  );
  const rewards = reward ? [couponOf({ id: reward.place, kind: "REWARD", pointsRequired: reward.points })] : [];
  const welcomeCoupon = values[0]?.id ?? null;
  const named = offers.welcome ? rewards : [...rewards, ...values];
  const welcome: VisitContext["welcome"] = {
    campaignId: 0,
    couponId: welcomeCoupon,
    through: at.toPlainDate(),
    usedPurchaseId: null,
    campaignStatus: "ACTIVE",
    redeems: true,
  };
  return {
    asked: {
      couponIds: named.map(({ id }) => id),
      welcomeOffer: offers.welcome ? { couponId: welcomeCoupon } : null,
    },
    known: { coupons: [...rewards, ...values], welcome: offers.welcome ? welcome : null },
  };
}

/** Writes the results into the existing lots, because purchases hold references to them. */
function keepLots(lots: Lot[], after: readonly Lot[]): void {
  for (const { id, left: remaining, owed } of after) {
    const lot = lots.find((each) => each.id === id);
    if (lot) Object.assign(lot, { left: remaining, owed });
  }
}

/** Returns the points of a cancelled reward to their lots. */
function regret(lots: Lot[], { allocations }: DemoRedemption, on: Temporal.PlainDate): void {
  const use = {
    id: 1,
    valueOre: 0,
    ofWelcomeOffer: false,
    stampCardId: null,
    fillingOrder: null,
    allocations: allocations.map(({ lot, points }) => ({ lotId: lot.id, points })),
  };
  const cancellation = planCancellation(use, { account: { lots, settlements: [] }, cards: new Map() }, on);
  if (cancellation.ok) keepLots(lots, cancellation.plan.account.lots);
}

interface Member {
  lots: Lot[];
  cards: DemoCard[];
}

/**
 * Plans a visit with the product's rules and applies the result to lots and cards. `id` is for a lot the visit may
 * open.
 */
function register(visit: Visit, id: number, { lots, cards }: Member, request: VisitRequest, context: VisitContext) {
  const on = visit.at.toPlainDate();
  const planned = planVisit(request, context, on);
  if (!planned.ok) throw new Error(`the demo visit on ${on} was refused: ${planned.reason}`);
  const { plan } = planned;
  keepLots(lots, plan.account.lots);
  const opened = plan.earning ? plan.account.lots.find((lot) => lot.id === id) : undefined;
  const lot = opened ? { ...opened } : null;
  if (lot) lots.push(lot);
  const rewards = plan.uses.flatMap(({ stampCardId: card, fillingOrder: order }): TakenReward[] =>
    card === null || order === null ? [] : [{ card, order }],
  );
  const { paidOre: ore, discountOre } = plan.payment;
  return { plan, done: { on, ore, discountOre, lot, rewards, stampings: keepCards(cards, plan.cards, visit.at) } };
}

/**
 * Builds a member's purchases, points, rewards and stamps with the product's own rules. A cancelled reward returns its
 * points to their lots.
 */
export function buildLife(
  member: number,
  visits: readonly Visit[],
  { rule, rewards }: Club,
  habits: Habits,
  random: Random,
  opening: Lot | null = null,
): Life {
  const lots: Lot[] = opening ? [opening] : [];
  const cards = habits.cards.map(({ place }) => newCard(member, place));
  let target: number | null = null;
  const purchases = visits.map((visit, index): DemoPurchase => {
    const on = visit.at.toPlainDate();
    target ??= wished(rewards, habits.style, on.month, random);
    const reward = rewards[target] as RewardPlan;
    const isSeason = reward.months?.includes(on.month) ?? true;
    const isLately = index >= visits.length - habits.savesLately;
    const wants = isSeason && !isLately && balanceOn(lots, on) >= reward.points && random.chance(uses[habits.style]);
    const cancelledAfter = wants && random.chance(regrets) ? 1 + random.int(12) : null;
    const coupons = couponsOf(visit, wants ? { place: target, points: reward.points } : null);
    const chosen = chooseCards(habits.cards, cards, visit, index);
    const request = {
      amountOre: visit.receipt.kronor * 100,
      campaignIds: visit.offers.campaigns,
      ...coupons.asked,
      ...chosen.request,
    };
    const context = {
      lots,
      rule,
      runningCampaignIds: visit.offers.campaigns,
      redeems: true,
      newLotId: index,
      ...coupons.known,
      ...chosen.context,
      memberCards: cardStates(cards),
    };
    const { plan, done: registration } = register(visit, index, { lots, cards }, request, context);
    const paid = plan.entries.filter(({ kind, use }) => kind === "REDEEM" && use === 0);
    const allocations = paid.map(({ lotId, points }) => ({ lot: lots.find(({ id }) => id === lotId) as Lot, points }));
    const redemption = wants ? { reward: target, points: reward.points, allocations, cancelledAfter } : null;
    if (redemption && cancelledAfter !== null) regret(lots, redemption, on);
    if (redemption || !isSeason) target = null;
    return { ...visit, ...registration, member, redemption, returned: null };
  });
  return { purchases, cards: cards.filter(({ state }) => state.lastOrder > 0) };
}
