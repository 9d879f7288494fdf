/** A figure under today's rule and under the alternative. */
export interface Beside<T> {
  now: T;
  next: T;
}

/** The replay of a member's year under both rules. */
export interface MemberAnswer<Figures> {
  /** The number of purchases, redemptions or visits. */
  things: number;
  figures: Beside<Figures>;
  /** The member's gain under the new rule, in the question's unit; negative for a loss. */
  difference: number;
  /** Whether the member goes without a former benefit, even if this saves points. */
  goesWithout: boolean;
  /** The chart's figure by month, as "2026-11". */
  months: Beside<ReadonlyMap<string, number>>;
}

/** The sum over all members: only figures, so it contains no personal data. */
export interface Tally<Figures> {
  things: number;
  /** The number of members with at least one purchase, redemption or visit. */
  members: number;
  gaining: number;
  losing: number;
  difference: number;
  /** The largest gain and loss of a single member; both at least 0. */
  mostMore: number;
  mostLess: number;
  figures: Beside<Figures>;
  months: Record<string, Beside<number>>;
}

export function emptyTally<Figures>(none: Figures): Tally<Figures> {
  const sums = { things: 0, members: 0, gaining: 0, losing: 0, difference: 0, mostMore: 0, mostLess: 0 };
  return { ...sums, figures: { now: { ...none }, next: { ...none } }, months: {} };
}

/** Adds a member to a tally, in any order and in steps of any size. */
export function addToTally<Figures extends Record<keyof Figures, number>>(
  tally: Tally<Figures>,
  { things, figures, difference, goesWithout, months }: MemberAnswer<Figures>,
): void {
  tally.things += things;
  if (things > 0) tally.members += 1;
  const loses = difference < 0 || goesWithout;
  if (loses) tally.losing += 1;
  else if (difference > 0) tally.gaining += 1;
  tally.difference += difference;
  tally.mostMore = Math.max(tally.mostMore, difference);
  tally.mostLess = Math.max(tally.mostLess, -difference);
  for (const side of ["now", "next"] as const) {
    const [sums, own] = [tally.figures[side], figures[side]];
    for (const name of Object.keys(own) as (keyof Figures)[]) sums[name] = (sums[name] + own[name]) as never;
    for (const [month, count] of months[side]) {
      const both = tally.months[month] ?? { now: 0, next: 0 };
      tally.months[month] = both;
      both[side] += count;
    }
  }
}

export const monthOf = (day: Temporal.PlainDate): string => day.toString().slice(0, 7);

export const addTo = (months: Map<string, number>, month: string, count: number): void =>
  void months.set(month, (months.get(month) ?? 0) + count);
