import { type Cost, report, say } from "./report.ts";

/** One round of one side: its rate, its latency, and the cost of an act. */
export interface Round {
  rate: number;
  /** The 99th percentile of the latencies, in ms. Absent for bare SQL. */
  p99?: number;
  cost: Cost;
}

export interface Compared {
  name: string;
  /** Names the baseline of the comparison, measured in the same run. */
  against: string;
  baseline: () => Promise<Round>;
  ours: () => Promise<Round>;
}

export const rounds = 5;
export const seconds = 3;
/** The first round of each side warms caches and compilers, and is not counted. */
const perComparison = 2 * (rounds + 1) * seconds;
const onlyWord = "--only=";
const only = process.argv.find((word) => word.startsWith(onlyWord))?.slice(onlyWord.length);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const medianCost = (costs: readonly Cost[]): Cost => ({
  postgres: median(costs.map(({ postgres }) => postgres)),
  server: median(costs.map(({ server }) => server)),
  load: median(costs.map(({ load }) => load)),
});

/** Selects the comparisons named by `--only=`; all without it. */
export const selectComparisons = (comparisons: readonly Compared[]): readonly Compared[] =>
  comparisons.filter(({ name }) => !only || name.includes(only));

export const secondsOf = (comparisons: readonly Compared[]): number => comparisons.length * perComparison;

/** Alternates rounds of the baseline and ours; the ratio is the median of the rounds' ratios. */
export async function compare({ name, against, baseline, ours }: Compared): Promise<void> {
  await baseline();
  await ours();
  const measured: { base: Round; own: Round }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const [base, own] = [await baseline(), await ours()];
    say(`${name}, round ${round} of ${rounds}: ${Math.round(own.rate)}/s of ${Math.round(base.rate)}/s`);
    measured.push({ base, own });
  }
  const ratios = measured.map(({ own, base }) => own.rate / base.rate);
  report({
    name,
    against,
    ratio: median(ratios),
    rounds: ratios,
    baseline: median(measured.map(({ base }) => base.rate)),
    value: median(measured.map(({ own }) => own.rate)),
    unit: "/s",
    p99: median(measured.map(({ own }) => own.p99 ?? 0)),
    cost: medianCost(measured.map(({ own }) => own.cost)),
    baseCost: medianCost(measured.map(({ base }) => base.cost)),
  });
}
