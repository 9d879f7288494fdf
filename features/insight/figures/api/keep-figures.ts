import type { Compilable } from "kysely";
import type { VisitPlan } from "#features/till/register/domain/plan-visit.ts";
import type { Reinstated, ReturnPlan } from "#features/till/returns/domain/plan-return.ts";
import { type CounterChange, countersOfCards, writeCounters } from "./write-counters.ts";
import { type DayChange, nothing, writeFigures } from "./write-figures.ts";

interface Whose {
  chainId: number;
  memberId: number;
}

interface VisitMade extends Whose {
  locationId: number;
  purchasedOn: Temporal.PlainDate;
}

const each = (kind: CounterChange["kind"], ids: readonly (number | null)[]) =>
  ids.flatMap((subjectId): CounterChange[] => (subjectId === null ? [] : [{ kind, subjectId, change: 1 }]));

export interface CountedVisit {
  visit: VisitMade;
  plan: VisitPlan;
  categoryIds: readonly number[];
  facts: { welcome: { campaign_id: number } | undefined };
}

/** What a visit counts for on its day; nothing without a purchase or a use. */
function dayOf({ visit, plan: { payment, earning, uses } }: CountedVisit): DayChange[] {
  const isBought = payment.paidOre + payment.discountOre > 0;
  if (!isBought && uses.length === 0) return [];
  return [
    {
      day: visit.purchasedOn,
      locationId: visit.locationId,
      validThrough: earning?.validThrough ?? null,
      purchases: isBought ? 1 : 0,
      amountOre: payment.paidOre,
      pointsGiven: earning?.points ?? 0,
      pointsUsed: uses.reduce((sum, { points }) => sum + points, 0),
      pointsLeft: earning?.points ?? 0,
      couponsUsed: uses.length,
    },
  ];
}

function countersOf({ plan: { uses, cards, campaignIds, welcomeUsed }, categoryIds, facts }: CountedVisit) {
  const campaigns = new Set([...campaignIds, ...(welcomeUsed ? [facts.welcome?.campaign_id ?? null] : [])]);
  return [
    ...each("CATEGORY", categoryIds),
    ...each("CAMPAIGN", [...campaigns]),
    ...each(
      "COUPON",
      uses.map(({ couponId }) => couponId),
    ),
    ...each(
      "REWARD",
      uses.map(({ couponId, stampCardId }) => (couponId === null ? stampCardId : null)),
    ),
    ...countersOfCards(cards),
  ];
}

/** Statements that count visits on their day and for their offers; sent once the visits are written. */
export function keepVisits(all: readonly CountedVisit[]): Compilable[] {
  const [first] = all;
  if (!first) return [];
  const entries = all.flatMap(({ plan }) => plan.entries);
  return [
    ...writeFigures(first.visit, { adds: all.flatMap(dayOf), entries }),
    ...writeCounters(first.visit, all.flatMap(countersOf)),
  ];
}

interface Given extends Whose {
  timeZone: string;
}

/** Statements that take uses off the figures; sent once the uses are given back. */
export function keepReinstated(
  { timeZone, ...who }: Given,
  useIds: readonly number[],
  { entries, cards }: Reinstated,
): Compilable[] {
  return [
    ...writeFigures(who, { adds: [], entries, back: { timeZone, useIds: [...useIds] } }),
    ...writeCounters(who, countersOfCards(cards), { useIds }),
  ];
}

interface Returned extends Given {
  purchaseId: number;
  /** Whether the visit was counted as a purchase. */
  wasPurchase: boolean;
}

/** Statements that take what went back off the figures; sent once the return is written. */
export function keepReturned(
  { timeZone, purchaseId, wasPurchase, ...who }: Returned,
  { entries, cards, uses, whole, amountOre, takenPoints, welcomeOffer }: ReturnPlan,
): Compilable[] {
  const useIds = uses.map(({ id }) => id);
  const gone = { purchaseId, purchasesBack: whole && wasPurchase ? 1 : 0, oreBack: amountOre, pointsBack: takenPoints };
  return [
    ...writeFigures(who, { adds: [], entries, back: { timeZone, useIds, ...gone } }),
    ...writeCounters(who, countersOfCards(cards), {
      useIds,
      returnedId: purchaseId,
      isWhole: whole,
      isWelcomeBack: welcomeOffer,
    }),
  ];
}

/** A correction as the figures count it: on its own day, at no point of sale. */
export const ofCorrection = (day: Temporal.PlainDate, pointsGiven: number) => ({
  ...nothing,
  day,
  locationId: 0,
  validThrough: null,
  pointsGiven,
});
