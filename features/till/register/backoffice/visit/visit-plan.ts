import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { parseAmount } from "#packages/domain/money.ts";
import { visitKnownOf } from "../../contract/known.ts";
import { planVisit, type VisitPlan, type VisitRefusal, type VisitRequest } from "../../domain/plan-visit.ts";
import type { TillFacts, TillMember } from "../queries.ts";
import type { Visit } from "./visit.ts";

/** What confirming a visit would do; points and öre. */
export interface Plan {
  /** What the goods cost; null while nothing, or nothing that can be read, is typed. */
  goodsOre: number | null;
  /** To pay after value coupons, what they pay, and what is left over of them and lost. */
  paidOre: number;
  discountOre: number;
  lostOre: number;
  /** Points after the chosen rewards; those of the same purchase do not count. */
  pointsLeft: number;
  earned: number;
  /** Of what is earned, what fills points that earlier returns left owed, and what is owed after it. */
  filled: number;
  owed: number;
  /** Usable points afterwards; null until the member's are known. */
  balance: number | null;
  stamps: number;
  /** Names of the rewards and coupons taken. */
  taken: readonly string[];
  /** Kronor of the largest smallest purchase that these are used at; null: any. */
  minimum: number | null;
  /** Why the rules would refuse it. */
  refusal: VisitRefusal | null;
}

/** Öre of a typed amount; a comma with nothing behind it yet is no mistake. */
export function typedOre(text: string) {
  return parseAmount(text.replace(/,$/, ""));
}

/** What the goods cost as far as it is typed; null while nothing can be read. */
export function goodsOreOf({ amount }: Pick<Visit, "amount">): number | null {
  const typed = amount === "" ? null : typedOre(amount);
  return typed?.ok ? typed.ore : null;
}

export const stampsOf = (visit: Visit): number => Object.values(visit.stamps).reduce((sum, count) => sum + count, 0);

const askedBy = (visit: Visit): VisitRequest => ({
  amountOre: goodsOreOf(visit),
  // A campaign that has ended since is the server's to refuse: the till drops it when it hears of it.
  campaignIds: [],
  couponIds: visit.couponIds,
  stamps: Object.entries(visit.stamps).map(([id, stamps]) => ({ stampCardId: Number(id), stamps })),
  fillingIds: visit.stampcardUsageIds,
  welcomeOffer: visit.welcomeOffer,
});

const nothing = { paidOre: 0, discountOre: 0, lostOre: 0 };

/** What stands to be done, by the rules and the figures that the server decides with. Spec §4. */
export function planOf(
  visit: Visit,
  member: TillMember | undefined,
  facts: TillFacts | undefined,
  today: Temporal.PlainDate,
): Plan {
  const request = askedBy(visit);
  // Until the member is heard of, what was chosen of theirs says nothing.
  const isKnown = member !== undefined || visit.invitee !== null;
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

/** Whether Confirm may be pressed, else what is still missing. An amount, if typed, is at least 1. Product's till. */
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
