/** An item that applies from a day until the next one begins. */
type Begins = { from: Temporal.PlainDate };

/** A future change of a plan's price: one that takes effect on a day, or a planned one that is called off. */
export type PriceChange<Price extends Begins> =
  | { kind: "CHANGES"; from: Temporal.PlainDate; was: Price | null; becomes: Price }
  | { kind: "CALLED_OFF"; from: Temporal.PlainDate; was: Price | null; becomes: Price };

/** The number of companies that pay by a plan, from a day until the next step. */
export interface Payers {
  from: Temporal.PlainDate;
  companies: number;
}

const inOrder = <Each extends Begins>(all: readonly Each[]) =>
  all.toSorted((one, other) => Temporal.PlainDate.compare(one.from, other.from));

type Prices<Price extends Begins> = {
  /** Whether two prices are equal apart from their day. */
  isSame: (one: Price, other: Price) => boolean;
  today: Temporal.PlainDate;
};

/** Returns the changes from today on. A price equal to the one before it is not a change. */
function stepsOf<Price extends Begins>(prices: readonly Price[], { isSame, today }: Prices<Price>) {
  const ordered = inOrder(prices);
  return ordered.flatMap((becomes, at) => {
    const was = ordered[at - 1] ?? null;
    const isToCome = Temporal.PlainDate.compare(becomes.from, today) >= 0;
    return isToCome && !(was && isSame(was, becomes)) ? [{ from: becomes.from, was, becomes }] : [];
  });
}

/**
 * Returns the effects of replacing a plan's prices with `next`: each change from today on with the price before it, and
 * each change of `saved` that no longer happens. Ordered by day; on one day the change comes first.
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

/** Returns the number of companies that pay by the plan on a day; zero before the first step. */
export function payersOn(payers: readonly Payers[], day: Temporal.PlainDate): number {
  const begun = inOrder(payers).filter(({ from }) => Temporal.PlainDate.compare(from, day) <= 0);
  return begun.at(-1)?.companies ?? 0;
}
