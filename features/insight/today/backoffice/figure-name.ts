import type { Today } from "./queries.ts";

/** Every figure of a day, in the order in which they are told. */
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

/** The figures a club is told: of what it does not have, only those that say something all the same. */
export function shownFigures({
  today,
  month,
  has,
  dueWithin,
}: Pick<Today, "today" | "month" | "has" | "dueWithin">): FigureName[] {
  return names.filter((name) => {
    const of = belongsTo[name];
    if (of === undefined || has[of] || today[name] !== 0 || month[name] !== 0) return true;
    // A full card's reward is redeemed, too.
    if (name === "couponsUsed") return has.stampcards;
    return name === "pointsExpired" && dueWithin.points > 0;
  });
}
