import { owedBy } from "#features/loyalty/points/domain/account.ts";
import type { LedgerShape } from "#features/till/returns/contract/shapes.ts";
import {
  type PlannedReturn,
  planReturn,
  type ReturnContext,
  remainingOf,
} from "#features/till/returns/domain/plan-return.ts";
import type { PartsAsked, RemainingVisit, ReturnRefusal } from "#features/till/returns/domain/what-goes-back.ts";
import { returnKnownOf } from "../../contract/known.ts";
import type { TillVisit } from "../queries.ts";
import { typedOre } from "../visit/visit-plan.ts";

/** What of a visit is to go back, as it is being filled in. */
export interface ReturnDraft {
  /** Everything that is left of it; the parts below then count for nothing. */
  isComplete: boolean;
  amount: string;
  /** By the card's id. */
  stamps: Readonly<Record<string, number>>;
  redemptionIds: readonly number[];
  /** Value coupons that stay with the goods they paid for, though all the money goes back. */
  keptIds: readonly number[];
  reason: string;
}

export const wholeReturn: ReturnDraft = {
  isComplete: true,
  amount: "",
  stamps: {},
  redemptionIds: [],
  keptIds: [],
  reason: "",
};

export interface ReturnPlan {
  /** What is asked of the server. Öre. */
  requestedParts: PartsAsked;
  amountOre: number;
  /** What is then left of the purchase. */
  keptOre: number;
  stamps: number;
  /** What goes back, by id. */
  redemptionIds: readonly number[];
  /** Points taken back, those of rewards given back, and those that cannot be taken: the next earnings fill them. */
  takenPoints: number;
  givenPoints: number;
  newDebt: number;
  /** Stamps that cannot be taken, likewise. */
  newStampDebt: number;
  /** The welcome offer used there can be used again. */
  welcomeOffer: boolean;
  missing: ReturnRefusal | "INVALID_AMOUNT" | "REASON" | null;
}

/** A visit with what the rules know of it. */
export interface Returnable {
  visit: TillVisit;
  context: ReturnContext | null;
  remaining: RemainingVisit;
}

const nothingLeft: RemainingVisit = { keptOre: 0, stamps: new Map(), uses: [], welcomeOffer: false };

export function returnableOf(visit: TillVisit, ledger: LedgerShape): Returnable {
  const context = returnKnownOf(ledger, visit.id);
  return { visit, context: context, remaining: context ? remainingOf(context) : nothingLeft };
}

/** Uses to choose from one by one: a value coupon goes back with the money, or when no money is left before it. */
export function partRedemptions({ visit, remaining: { keptOre, uses } }: Returnable) {
  const isChoice = (id: number) => uses.some((use) => use.id === id && (keptOre === 0 || use.valueOre === 0));
  return visit.redemptions.filter(({ redemptionId }) => isChoice(redemptionId));
}

/** Value coupons that may stay with the goods they paid for, when all the money goes back. */
export function mayStay({ visit, remaining }: Returnable, draft: ReturnDraft) {
  const requestedParts = askedBy(remaining, draft);
  const takesMoney = remaining.keptOre > 0 && requestedParts.amountOre === remaining.keptOre;
  const isValue = (id: number) => remaining.uses.some((use) => use.id === id && use.valueOre > 0);
  return takesMoney ? visit.redemptions.filter(({ redemptionId }) => isValue(redemptionId)) : [];
}

function askedBy({ keptOre, stamps, uses }: RemainingVisit, draft: ReturnDraft): PartsAsked {
  const values = uses.filter(({ valueOre }) => valueOre > 0).map(({ id }) => id);
  const keptUseIds = keptOre > 0 ? draft.keptIds.filter((id) => values.includes(id)) : [];
  if (draft.isComplete) {
    const useIds = uses.map(({ id }) => id).filter((id) => !keptUseIds.includes(id));
    return { amountOre: keptOre, stamps, useIds, keptUseIds };
  }
  const typed = draft.amount === "" ? null : typedOre(draft.amount);
  return {
    amountOre: typed?.ok ? typed.ore : 0,
    stamps: new Map(Object.entries(draft.stamps).flatMap(([id, count]) => (count > 0 ? [[Number(id), count]] : []))),
    useIds: draft.redemptionIds,
    keptUseIds,
  };
}

/** What a return would do, by the rules and the figures that the server decides with. Product's ledger, "Symmetry". */
export function returnPlan(returnable: Returnable, draft: ReturnDraft, today: Temporal.PlainDate): ReturnPlan {
  const { context, remaining } = returnable;
  const requestedParts = askedBy(remaining, draft);
  const plan = shownOf(returnable, requestedParts, context && planReturn(requestedParts, context, today));
  if (!draft.isComplete && draft.amount !== "" && !typedOre(draft.amount).ok)
    return { ...plan, missing: "INVALID_AMOUNT" };
  return plan.missing === null && draft.reason.trim() === "" ? { ...plan, missing: "REASON" } : plan;
}

/** What undoing the whole of a visit would do. */
export function undoPlan(returnable: Returnable, today: Temporal.PlainDate): ReturnPlan {
  const { context, remaining } = returnable;
  return shownOf(returnable, askedBy(remaining, wholeReturn), context && planReturn("EVERYTHING", context, today));
}

function shownOf(
  { visit, context }: Returnable,
  requestedParts: PartsAsked,
  planned: PlannedReturn | null,
): ReturnPlan {
  const nothing = { keptOre: 0, stamps: 0, redemptionIds: [], takenPoints: 0, givenPoints: 0, newDebt: 0 };
  const none = {
    requestedParts,
    amountOre: requestedParts.amountOre,
    ...nothing,
    newStampDebt: 0,
    welcomeOffer: false,
  };
  if (!context || !planned) return { ...none, missing: "ALREADY_RETURNED" };
  if (!planned.ok) return { ...none, missing: planned.reason };
  const { plan } = planned;
  const redemptionIds = plan.uses.map(({ id }) => id);
  const redemptions = visit.redemptions.filter(({ redemptionId }) => redemptionIds.includes(redemptionId));
  const owedStamps = plan.cards.map(({ before, after }) => after.owed - before.owed);
  return {
    requestedParts: requestedParts,
    amountOre: plan.amountOre,
    keptOre: plan.keptOre,
    stamps: plan.takenStamps,
    redemptionIds,
    takenPoints: plan.takenPoints,
    givenPoints: redemptions.reduce((sum, { points }) => sum + points, 0),
    newDebt: Math.max(0, owedBy(plan.account) - owedBy(context.account)),
    newStampDebt: Math.max(
      0,
      owedStamps.reduce((sum, owed) => sum + owed, 0),
    ),
    welcomeOffer: plan.welcomeOffer,
    missing: null,
  };
}

/** What a return asks of the server. */
export function returnBody({ requestedParts }: ReturnPlan) {
  return {
    amount: requestedParts.amountOre / 100,
    stamps: [...requestedParts.stamps].flatMap(([stampcardId, stamps]) => (stamps > 0 ? { stampcardId, stamps } : [])),
    redemptionIds: [...requestedParts.useIds],
    keptRedemptionIds: [...requestedParts.keptUseIds],
  };
}
