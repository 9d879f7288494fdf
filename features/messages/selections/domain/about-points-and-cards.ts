import type { ConditionDefinitions } from "./condition-definitions.ts";
import { isFromThrough } from "./selection-days.ts";

/**
 * The maximum number of points, the maximum number of days until they expire, and the maximum number of places on a
 * card.
 */
export const pointsMax = 100_000_000;
export const expiringDaysMax = 365;
const stampsMax = 30;

/** Returns the points left in lots whose last day lies between two days. */
function leftIn(
  lots: readonly { left: number; through: Temporal.PlainDate }[],
  days: { first: Temporal.PlainDate; last: Temporal.PlainDate | null },
): number {
  return lots
    .filter(({ through }) => isFromThrough(through, days))
    .reduce((sum, { left: remaining }) => sum + remaining, 0);
}

/** Conditions on a member's points, stamps, rewards of filled cards, and coupons. */
export const aboutPointsAndCards = {
  POINTS: {
    fields: [{ is: "range", low: 0, high: pointsMax }],
    meets({ min, max }, { lots }, today) {
      const balance = leftIn(lots, { first: today, last: null });
      return balance >= (min ?? 0) && balance <= (max ?? Number.POSITIVE_INFINITY);
    },
  },
  EXPIRING_POINTS: {
    fields: [
      { is: "number", key: "points", low: 1, high: pointsMax },
      { is: "number", key: "days", low: 0, high: expiringDaysMax },
    ],
    meets: ({ points, days }, { lots }, today) => leftIn(lots, { first: today, last: today.add({ days }) }) >= points,
  },
  STAMPS: {
    fields: [
      { is: "thing", key: "stampCardId", of: "stampCard" },
      { is: "range", low: 0, high: stampsMax },
    ],
    meets({ stampCardId, min, max }, { cards }, today) {
      const collecting = { first: today, last: null };
      const card = cards.find((each) => each.stampCardId === stampCardId && isFromThrough(each.through, collecting));
      const stamps = card?.stamps ?? 0;
      return stamps >= (min ?? 0) && stamps <= (max ?? stampsMax);
    },
  },
  UNUSED_REWARD: {
    fields: [{ is: "things", key: "stampCardIds", of: "stampCard", atLeast: 0 }, { is: "has" }],
    meets({ stampCardIds, has }, { rewards }, today) {
      const usable = rewards.filter(({ through }) => isFromThrough(through, { first: today, last: null }));
      return usable.some((each) => stampCardIds.length === 0 || stampCardIds.includes(each.stampCardId)) === has;
    },
  },
  USED_COUPON: {
    fields: [{ is: "things", key: "couponIds", of: "coupon", atLeast: 1 }, { is: "has" }],
    meets: ({ couponIds, has }, { usedCoupons }) => usedCoupons.some((use) => couponIds.includes(use.couponId)) === has,
  },
} satisfies Partial<ConditionDefinitions>;
