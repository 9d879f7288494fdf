import type { Reinstated, ReturnPlan } from "@stammis/domain/visits/plan-return";
import type { VisitPlan } from "@stammis/domain/visits/plan-visit";
import type { Compilable } from "kysely";
import { type CounterChange, countersOfCards, writeCounters } from "./write-counters.ts";
import { nothing, writeFigures } from "./write-figures.ts";

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

/** After a visit has been written: what it counts for on its day, and for its offers. */
export function keepVisit(
  visit: VisitMade,
  { payment, earning, uses, entries, cards, campaignIds, welcomeUsed }: VisitPlan,
  { categoryIds, welcomeCampaignId }: { categoryIds: readonly number[]; welcomeCampaignId: number | null },
): Compilable[] {
  const isBought = payment.paidOre + payment.discountOre > 0;
  const adds = {
    day: visit.purchasedOn,
    locationId: visit.locationId,
    validThrough: earning?.validThrough ?? null,
    purchases: isBought ? 1 : 0,
    amountOre: payment.paidOre,
    pointsGiven: earning?.points ?? 0,
    pointsUsed: uses.reduce((sum, { points }) => sum + points, 0),
    pointsLeft: earning?.points ?? 0,
    couponsUsed: uses.length,
  };
  const isCounted = isBought || adds.couponsUsed > 0;
  const campaigns = new Set([...campaignIds, ...(welcomeUsed ? [welcomeCampaignId] : [])]);
  const counters = [
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
  return [...writeFigures(visit, { adds: isCounted ? adds : null, entries }), ...writeCounters(visit, counters)];
}

interface Given extends Whose {
  timeZone: string;
}

/** After uses have been given back. */
export function keepReinstated(
  { timeZone, ...who }: Given,
  useIds: readonly number[],
  { entries, cards }: Reinstated,
): Compilable[] {
  return [
    ...writeFigures(who, { adds: null, entries, back: { timeZone, useIds: [...useIds] } }),
    ...writeCounters(who, countersOfCards(cards), { useIds }),
  ];
}

interface Returned extends Given {
  purchaseId: number;
  /** Whether it was counted as a purchase. */
  wasPurchase: boolean;
}

/** After a return has been written: what of the purchase counts no more, and what went back with it. */
export function keepReturned(
  { timeZone, purchaseId, wasPurchase, ...who }: Returned,
  { entries, cards, uses, whole, amountOre, takenPoints, welcomeOffer }: ReturnPlan,
): Compilable[] {
  const useIds = uses.map(({ id }) => id);
  const gone = { purchaseId, purchasesBack: whole && wasPurchase ? 1 : 0, oreBack: amountOre, pointsBack: takenPoints };
  return [
    ...writeFigures(who, { adds: null, entries, back: { timeZone, useIds, ...gone } }),
    ...writeCounters(who, countersOfCards(cards), {
      useIds,
      returnedId: purchaseId,
      isWhole: whole,
      isWelcomeBack: welcomeOffer,
    }),
  ];
}

/** What is given or taken by a correction, on the day of its own, at no point of sale. */
export const ofCorrection = (day: Temporal.PlainDate, pointsGiven: number) => ({
  ...{ ...nothing, day, locationId: 0, validThrough: null, pointsGiven },
});
