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

/** The parts of a visit to return, as the form has them. */
export interface ReturnDraft {
  /** Everything that remains; the parts below are then ignored. */
  isComplete: boolean;
  amount: string;
  /** By the stamp card's id. */
  stamps: Readonly<Record<string, number>>;
  redemptionIds: readonly number[];
  /** Value coupons that stay used for their goods, although the full amount is returned. */
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
  /** The parts to return, as sent to the server. Amounts in öre. */
  requestedParts: PartsAsked;
  amountOre: number;
  /** The amount kept after the return. */
  keptOre: number;
  stamps: number;
  /** The ids of the redemptions to return. */
  redemptionIds: readonly number[];
  /** Points taken, points of returned rewards, and points in deficit, which the next earnings cover. */
  takenPoints: number;
  givenPoints: number;
  newDebt: number;
  /** Stamps in deficit, which the next stamps cover. */
  newStampDebt: number;
  /** Whether the welcome offer used at the visit becomes usable again. */
  welcomeOffer: boolean;
  missing: ReturnRefusal | "INVALID_AMOUNT" | "REASON" | null;
}

/** A visit with its context for the rules. */
export interface Returnable {
  visit: TillVisit;
  context: ReturnContext | null;
  remaining: RemainingVisit;
}

const nothingLeft: RemainingVisit = { keptOre: 0, stamps: new Map(), uses: [], welcomeOffer: false };

export function returnableOf(visit: TillVisit, ledger: LedgerShape): Returnable {
  const context = returnKnownOf(ledger, visit.id);
  return { visit, context, remaining: context ? remainingOf(context) : nothingLeft };
}

/** Returns the redemptions that can be chosen singly. A value coupon can be chosen only when no amount is kept. */
export function partRedemptions({ visit, remaining: { keptOre, uses } }: Returnable) {
  const isChoice = (id: number) => uses.some((use) => use.id === id && (keptOre === 0 || use.valueOre === 0));
  return visit.redemptions.filter(({ redemptionId }) => isChoice(redemptionId));
}

/** Returns the value coupons that may stay used for their goods when the full amount is returned. */
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

/** Plans a return by the server's rules and figures. Product's ledger, "Symmetry". */
export function returnPlan(returnable: Returnable, draft: ReturnDraft, today: Temporal.PlainDate): ReturnPlan {
  const { context, remaining } = returnable;
  const requestedParts = askedBy(remaining, draft);
  const plan = shownOf(returnable, requestedParts, context && planReturn(requestedParts, context, today));
  if (!draft.isComplete && draft.amount !== "" && !typedOre(draft.amount).ok)
    return { ...plan, missing: "INVALID_AMOUNT" };
  return plan.missing === null && draft.reason.trim() === "" ? { ...plan, missing: "REASON" } : plan;
}

/** Plans the undo of a complete visit. */
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
    requestedParts,
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

/** Returns the request body of a return. */
export function returnBody({ requestedParts }: ReturnPlan) {
  return {
    amount: requestedParts.amountOre / 100,
    stamps: [...requestedParts.stamps].flatMap(([stampcardId, stamps]) => (stamps > 0 ? { stampcardId, stamps } : [])),
    redemptionIds: [...requestedParts.useIds],
    keptRedemptionIds: [...requestedParts.keptUseIds],
  };
}
