/** A price that holds from a day on, until the next one's. */
type Begins = { from: Temporal.PlainDate };

/** What is to come of a plan's prices: one that changes on a day, or one that was to begin and no longer does. */
export type PriceChange<Price extends Begins> =
  | { kind: "CHANGES"; from: Temporal.PlainDate; was: Price | null; becomes: Price }
  | { kind: "CALLED_OFF"; from: Temporal.PlainDate; was: Price | null; becomes: Price };

/** How many companies pay by a plan from a day on, until the next step's. */
export interface Payers {
  from: Temporal.PlainDate;
  companies: number;
}

const inOrder = <Each extends Begins>(all: readonly Each[]) =>
  all.toSorted((one, other) => Temporal.PlainDate.compare(one.from, other.from));

type Prices<Price extends Begins> = {
  /** Whether two prices are the same but for their day. */
  isSame: (one: Price, other: Price) => boolean;
  today: Temporal.PlainDate;
};

/** The changes of today and later; a price that says what the one before it said is none. */
function stepsOf<Price extends Begins>(prices: readonly Price[], { isSame, today }: Prices<Price>) {
  const ordered = inOrder(prices);
  return ordered.flatMap((becomes, at) => {
    const was = ordered[at - 1] ?? null;
    const isToCome = Temporal.PlainDate.compare(becomes.from, today) >= 0;
    return isToCome && !(was && isSame(was, becomes)) ? [{ from: becomes.from, was, becomes }] : [];
  });
}

/**
 * What companies pay otherwise from when, if a plan's prices become `next`: each change of today or later with the price
 * before it, and what was to change by the `saved` ones and then would not. The soonest first; of a day the change first.
 */
export function priceChanges<Price extends Begins>(
  { saved, next }: { saved: readonly Price[]; next: readonly Price[] },
  rule: Prices<Price>,
): PriceChange<Price>[] {
  const steps = stepsOf(next, rule);
  const isStep = (day: Temporal.PlainDate) => steps.some(({ from }) => from.equals(day));
  const off = stepsOf(saved, rule).filter(({ from }) => !isStep(from));
  return inOrder([
    ...steps.map((step) => ({ kind: "CHANGES" as const, ...step })),
    ...off.map((step) => ({ kind: "CALLED_OFF" as const, ...step })),
  ]);
}

/** How many companies pay by the plan on a day; before the first step nobody. */
export function payersOn(payers: readonly Payers[], day: Temporal.PlainDate): number {
  const begun = inOrder(payers).filter(({ from }) => Temporal.PlainDate.compare(from, day) <= 0);
  return begun.at(-1)?.companies ?? 0;
}
