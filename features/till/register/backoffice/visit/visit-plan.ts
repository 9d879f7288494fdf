import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { parseAmount } from "#packages/domain/money.ts";
import { visitKnownOf } from "../../contract/known.ts";
import { planVisit, type VisitPlan, type VisitRefusal, type VisitRequest } from "../../domain/plan-visit.ts";
import type { TillFacts, TillMember } from "../queries.ts";
import type { Visit } from "./visit.ts";

/** The effect of confirming a visit; points and öre. */
export interface Plan {
  /** The price of the goods; null without a readable amount. */
  goodsOre: number | null;
  /** The amount to pay after value coupons, the amount they pay, and their lost value. */
  paidOre: number;
  discountOre: number;
  lostOre: number;
  /** Points left after the chosen rewards, without those of the same purchase. */
  pointsLeft: number;
  earned: number;
  /** Earned points that cover a deficit, and the deficit after it. */
  filled: number;
  owed: number;
  /** Usable points afterwards; null until the member is loaded. */
  balance: number | null;
  stamps: number;
  /** Names of the chosen rewards and coupons. */
  taken: readonly string[];
  /** The highest minimum purchase among them, in kronor; null without one. */
  minimum: number | null;
  /** The refusal that the rules would give. */
  refusal: VisitRefusal | null;
}

/** Returns the öre of a typed amount; a final comma is accepted while typing. */
export function typedOre(text: string) {
  return parseAmount(text.replace(/,$/, ""));
}

/** Returns the price of the goods from the typed amount; null while unreadable. */
export function goodsOreOf({ amount }: Pick<Visit, "amount">): number | null {
  const typed = amount === "" ? null : typedOre(amount);
  return typed?.ok ? typed.ore : null;
}

export const stampsOf = (visit: Visit): number => Object.values(visit.stamps).reduce((sum, count) => sum + count, 0);

const askedBy = (visit: Visit): VisitRequest => ({
  amountOre: goodsOreOf(visit),
  // The server refuses an ended campaign: the till removes it after the next load.
  campaignIds: [],
  couponIds: visit.couponIds,
  stamps: Object.entries(visit.stamps).map(([id, stamps]) => ({ stampCardId: Number(id), stamps })),
  fillingIds: visit.stampcardUsageIds,
  welcomeOffer: visit.welcomeOffer,
});

const nothing = { paidOre: 0, discountOre: 0, lostOre: 0 };

/** Plans the visit by the server's rules and figures. Spec §4. */
export function planOf(
  visit: Visit,
  member: TillMember | undefined,
  facts: TillFacts | undefined,
  today: Temporal.PlainDate,
  /** Whether the member cannot be loaded: the plan then counts as for a customer with empty cards. */
  isUnseen = false,
): Plan {
  const request = askedBy(visit);
  // Choices need the member's data, so they are ignored until the member is loaded.
  const isKnown = member !== undefined || visit.invitee !== null || isUnseen;
  const context = facts && visitKnownOf(member, facts);
  const planned = context && planVisit(isKnown ? request : withoutChoices(request), context, today);
  const fallbackPlan = context && planned?.ok === false ? planVisit(withoutChoices(request), context, today) : planned;
  const plan = fallbackPlan?.ok ? fallbackPlan.plan : null;
  return {
    goodsOre: request.amountOre,
    ...(plan?.payment ?? nothing),
    ...figuresOf(visit, member, plan),
    stamps: stampsOf(visit),
    ...takenAt(visit, member),
    refusal: planned?.ok === false ? planned.reason : null,
  };
}

const withoutChoices = (request: VisitRequest): VisitRequest => ({
  ...request,
  couponIds: [],
  stamps: [],
  fillingIds: [],
  welcomeOffer: null,
});

function figuresOf(visit: Visit, member: TillMember | undefined, plan: VisitPlan | null) {
  const chosen = (member?.coupons ?? []).filter(({ id }) => visit.couponIds.includes(id));
  const pointsLeft = chosen.reduce(
    (remaining, { pointsRequired }) => remaining - pointsRequired,
    member?.clubPoints ?? 0,
  );
  const owedBefore = member?.owedPoints ?? 0;
  const owed = plan ? owedBy(plan.account) : owedBefore;
  const balance = plan ? plan.balance.points : (member?.clubPoints ?? 0);
  return {
    pointsLeft,
    earned: plan?.earning?.points ?? 0,
    filled: owedBefore - owed,
    owed,
    balance: member || visit.invitee !== null ? balance : null,
  };
}

function takenAt(visit: Visit, member: TillMember | undefined): Pick<Plan, "taken" | "minimum"> {
  if (!member) return { taken: [], minimum: null };
  const rewards = member.stampcardCoupons.filter((each) => visit.stampcardUsageIds.includes(each.stampcardUsageId));
  const coupons = member.coupons.filter(({ id }) => visit.couponIds.includes(id));
  const welcome = visit.welcomeOffer && member.welcomeOffer;
  const offered = welcome ? [welcome.coupon ?? []].flat() : [];
  const minimum = Math.max(0, ...[...coupons, ...offered].map(({ minimumPurchase }) => minimumPurchase ?? 0));
  const names = [...rewards.map(({ reward }) => reward), ...(welcome ? [welcome.name] : [])];
  return { taken: [...names, ...coupons.map(({ name }) => name)], minimum: minimum || null };
}

export type Missing =
  | "OPENING"
  | "MEMBER"
  | "NOTHING"
  | "GOODS"
  | "INVALID_AMOUNT"
  | Exclude<VisitRefusal, "NOTHING_TO_REGISTER" | "AMOUNT_REQUIRED">;
export type Readiness = { ok: true } | { ok: false; reason: Missing };

/** Whether Confirm may be pressed, or else the missing input. A typed amount is at least 1. Product's till. */
export function readinessOf(visit: Visit, plan: Plan): Readiness {
  const missing = (reason: Missing) => ({ ok: false, reason }) as const;
  if (visit.membershipId === null && visit.invitee === null) return missing("MEMBER");
  if (visit.amount !== "" && plan.goodsOre === null) return missing("INVALID_AMOUNT");
  switch (plan.refusal) {
    case null:
      return { ok: true };
    case "NOTHING_TO_REGISTER":
      return visit.invitee !== null ? { ok: true } : missing("NOTHING");
    case "AMOUNT_REQUIRED":
      return missing("GOODS");
    default:
      return missing(plan.refusal);
  }
}
