/** A figure under the rule of today, and under the one that is asked about. */
export interface Beside<T> {
  now: T;
  next: T;
}

/** What a member's year comes to under both rules. */
export interface MemberAnswer<Figures> {
  /** Purchases, uses or visits it rests on. */
  things: number;
  figures: Beside<Figures>;
  /** What the member has more by the new rule, in the question's own unit; negative: less. */
  difference: number;
  /** Whether they go without something they had, though it may cost them nothing. */
  goesWithout: boolean;
  /** The chart's figure by month, as "2026-11". */
  months: Beside<ReadonlyMap<string, number>>;
}

/** The same of all members; figures alone, so that it tells of nobody. */
export interface Tally<Figures> {
  things: number;
  /** Who had any of these things. */
  members: number;
  gaining: number;
  losing: number;
  difference: number;
  /** The most that any one member has more, and less; both 0 or above. */
  mostMore: number;
  mostLess: number;
  figures: Beside<Figures>;
  months: Record<string, Beside<number>>;
}

export function emptyTally<Figures>(none: Figures): Tally<Figures> {
  const sums = { things: 0, members: 0, gaining: 0, losing: 0, difference: 0, mostMore: 0, mostLess: 0 };
  return { ...sums, figures: { now: { ...none }, next: { ...none } }, months: {} };
}

/** Adds a member to the tally it is given; in any order, and any few at a time. */
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
