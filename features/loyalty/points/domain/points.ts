import { validThrough } from "#packages/domain/calendar.ts";

/** What decides the points of a purchase. Spec §3 "Club points", §4 "Points". */
export interface EarningRule {
  active: boolean;
  /** Hundredths of a point per krona: 150 means 1.5 points for each krona. */
  pointsPerKronaHundredths: number;
  /** Months a lot is usable, counted from the day of purchase. */
  monthValidation: number;
  /** First day whose purchases earn; null when every day does. */
  countedPointsFrom: Temporal.PlainDate | null;
}

/** Points for an amount in öre, rounded down on the whole. */
export function pointsFor(amountOre: number, pointsPerKronaHundredths: number): number {
  return Number((BigInt(amountOre) * BigInt(pointsPerKronaHundredths)) / 10_000n);
}

/** Whether a purchase on this day earns; `countedPointsFrom`'s own day does. */
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

/** The lot a purchase makes, or null when it earns nothing (rule off, too early, or less than one point). */
export function earningOf(rule: EarningRule, amountOre: number, purchasedOn: Temporal.PlainDate): Earning | null {
  if (!earnsOn(rule, purchasedOn)) return null;
  const points = pointsFor(amountOre, rule.pointsPerKronaHundredths);
  if (points === 0) return null;
  return { points, validThrough: validThrough(purchasedOn, rule.monthValidation) };
}

export interface PartlyReturned {
  /** What the purchase gave when it was made. */
  earned: number;
  /** What earlier returns of it have taken back. */
  returnedSoFar: number;
  /** What is kept of the amount after this return, in öre. */
  keptOre: number;
  /** The rate the purchase earned at, kept with its lot: today's may be another. */
  pointsPerKronaHundredths: number;
}

/**
 * Points a return takes back: the purchase keeps what the kept amount would have given, rounded down on the whole and
 * not on each part, so any parts come to the same as one return of their sum. Never negative. Spec §4 "Points".
 */
export function pointsToClawBack(purchase: PartlyReturned): number {
  const keptPoints = pointsFor(purchase.keptOre, purchase.pointsPerKronaHundredths);
  return Math.max(0, purchase.earned - purchase.returnedSoFar - keptPoints);
}

/** Öre that have to be spent for a number of points; null while the rule earns nothing. */
export function oreForPoints(points: number, pointsPerKrona: number): number | null {
  const hundredths = Math.round(pointsPerKrona * 100);
  return hundredths > 0 ? Math.ceil((points * 10_000) / hundredths) : null;
}
