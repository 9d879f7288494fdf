import { validThrough } from "#packages/domain/calendar.ts";

/** The rule that decides a purchase's points. Spec §3 "Club points", §4 "Points". */
export interface EarningRule {
  active: boolean;
  /** Hundredths of a point per krona: 150 means 1.5 points for each krona. */
  pointsPerKronaHundredths: number;
  /** The validity of a lot in months from the day of purchase. */
  monthValidation: number;
  /** The first day whose purchases earn; null for every day. */
  countedPointsFrom: Temporal.PlainDate | null;
}

/** Returns the points for an amount in öre, rounded down once for the full amount. */
export function pointsFor(amountOre: number, pointsPerKronaHundredths: number): number {
  return Number((BigInt(amountOre) * BigInt(pointsPerKronaHundredths)) / 10_000n);
}

/** Whether a purchase on this day earns, including the day `countedPointsFrom`. */
export function earnsOn(
  rule: Pick<EarningRule, "active" | "countedPointsFrom">,
  purchasedOn: Temporal.PlainDate,
): boolean {
  if (!rule.active) return false;
  return rule.countedPointsFrom === null || Temporal.PlainDate.compare(purchasedOn, rule.countedPointsFrom) >= 0;
}

export interface Earning {
  points: number;
  validThrough: Temporal.PlainDate;
}

/** Returns the lot of a purchase; null if it earns nothing (rule off, too early, or below one point). */
export function earningOf(rule: EarningRule, amountOre: number, purchasedOn: Temporal.PlainDate): Earning | null {
  if (!earnsOn(rule, purchasedOn)) return null;
  const points = pointsFor(amountOre, rule.pointsPerKronaHundredths);
  if (points === 0) return null;
  return { points, validThrough: validThrough(purchasedOn, rule.monthValidation) };
}

export interface PartlyReturned {
  /** The points that the purchase earned. */
  earned: number;
  /** The points that earlier returns took back. */
  returnedSoFar: number;
  /** The amount of the purchase that is not returned, after this return, in öre. */
  keptOre: number;
  /** The rate of the purchase, stored with its lot. The club's current rate may differ. */
  pointsPerKronaHundredths: number;
}

/**
 * Returns the points a return takes back: the purchase keeps the points of the kept amount, rounded down once. Several
 * partial returns thus equal one return of their sum. Never negative. Spec §4 "Points".
 */
export function pointsToClawBack(purchase: PartlyReturned): number {
  const keptPoints = pointsFor(purchase.keptOre, purchase.pointsPerKronaHundredths);
  return Math.max(0, purchase.earned - purchase.returnedSoFar - keptPoints);
}

/** Returns the öre to spend for a number of points; null while the rule earns nothing. */
export function oreForPoints(points: number, pointsPerKrona: number): number | null {
  const hundredths = Math.round(pointsPerKrona * 100);
  return hundredths > 0 ? Math.ceil((points * 10_000) / hundredths) : null;
}
