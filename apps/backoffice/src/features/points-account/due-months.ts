import type { Member } from "../members/queries.ts";

export type DueDay = Member["points"]["due"][number];

/** What falls due in one month. */
export interface DueMonth {
  /** `YYYY-MM` */
  month: string;
  points: number;
  /** Nearest first, at least one. */
  days: DueDay[];
}

/** Months shown before the rest is asked for. */
export const monthsAtFirst = 3;

/** Points by the month their last day lies in, nearest first. */
export function dueByMonth(due: readonly DueDay[]): DueMonth[] {
  const months = new Map<string, DueMonth>();
  for (const day of due.toSorted((a, b) => (a.validThrough < b.validThrough ? -1 : 1))) {
    const month = day.validThrough.slice(0, 7);
    const { points, days } = months.get(month) ?? { points: 0, days: [] };
    months.set(month, { month, points: points + day.points, days: [...days, day] });
  }
  return [...months.values()];
}
