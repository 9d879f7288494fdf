import type { Member } from "./queries.ts";

export type ExpiryDay = Member["points"]["expiring"][number];

/** What expires in one month. */
export interface ExpiryMonth {
  /** `YYYY-MM` */
  month: string;
  points: number;
  /** Nearest first, at least one. */
  days: ExpiryDay[];
}

/** Months shown before the rest is asked for. */
export const monthsAtFirst = 3;

/** Points by the month their last day lies in, nearest first. */
export function expiryByMonth(expiring: readonly ExpiryDay[]): ExpiryMonth[] {
  const months = new Map<string, ExpiryMonth>();
  for (const day of expiring.toSorted((a, b) => (a.validThrough < b.validThrough ? -1 : 1))) {
    const month = day.validThrough.slice(0, 7);
    const { points, days } = months.get(month) ?? { points: 0, days: [] };
    months.set(month, { month, points: points + day.points, days: [...days, day] });
  }
  return [...months.values()];
}
