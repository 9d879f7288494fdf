import type { Today } from "./queries.ts";

/** Every figure of a day, in display order. */
const names = [
  ...(["purchases", "totalAmount", "newMembers", "pointsGiven", "pointsUsed", "pointsExpired"] as const),
  ...(["cardsFilled", "couponsUsed"] as const),
];
export type FigureName = (typeof names)[number];

const belongsTo: Partial<Record<FigureName, keyof Today["has"]>> = {
  pointsGiven: "points",
  pointsUsed: "points",
  pointsExpired: "points",
  cardsFilled: "stampcards",
  couponsUsed: "coupons",
};

/** Returns the figures to show. Figures of an offer the club does not have appear only if they are not zero. */
export function shownFigures({
  today,
  month,
  has,
  dueWithin,
}: Pick<Today, "today" | "month" | "has" | "dueWithin">): FigureName[] {
  return names.filter((name) => {
    const of = belongsTo[name];
    if (of === undefined || has[of] || today[name] !== 0 || month[name] !== 0) return true;
    // The reward of a full card is redeemed too.
    if (name === "couponsUsed") return has.stampcards;
    return name === "pointsExpired" && dueWithin.points > 0;
  });
}
