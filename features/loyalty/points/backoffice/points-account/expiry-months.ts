import type { Member } from "./queries.ts";

export type ExpiryDay = Member["points"]["expiring"][number];

/** The points that expire in one month. */
export interface ExpiryMonth {
  /** `YYYY-MM` */
  month: string;
  points: number;
  /** Nearest first, at least one. */
  days: ExpiryDay[];
}

/** The number of months shown at first. */
export const monthsAtFirst = 3;

/** Groups points by the month of their last day, nearest first. */
export function expiryByMonth(expiring: readonly ExpiryDay[]): ExpiryMonth[] {
  const months = new Map<string, ExpiryMonth>();
  for (const day of expiring.toSorted((a, b) => (a.validThrough < b.validThrough ? -1 : 1))) {
    const month = day.validThrough.slice(0, 7);
    const { points, days } = months.get(month) ?? { points: 0, days: [] };
    months.set(month, { month, points: points + day.points, days: [...days, day] });
  }
  return [...months.values()];
}
