/** The processor time of an act in ms, for each part. */
export interface Cost {
  postgres: number;
  server: number;
  /** The processor time of the load process, in ms. */
  load: number;
}

/** `ratio` compares with `baseline` of the same run, in the same unit. Absent for plain values. */
export interface Figure {
  name: string;
  against?: string;
  ratio?: number;
  rounds?: number[];
  baseline?: number;
  value: number;
  unit: string;
  /** The 99th percentile of the latencies, in ms. */
  p99?: number;
  cost?: Cost;
  baseCost?: Cost;
}

const asJson = process.argv.includes("--json");

/** Prints progress to standard error, so that the figures can be piped. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

const inMs = ({ postgres, server }: Cost) =>
  `${postgres.toFixed(2)}${server > 0 ? ` + ${server.toFixed(2)}` : ""}`.padStart(11);

export function report(figure: Figure): void {
  if (asJson) return void process.stdout.write(`${JSON.stringify(figure)}\n`);
  const { name, against, ratio, baseline, value, unit, p99, cost, baseCost } = figure;
  const line = `${name.padEnd(34)} ${Math.round(value).toString().padStart(7)} ${unit.padEnd(4)}`;
  const compared =
    ratio === undefined
      ? ""
      : `${ratio.toFixed(2)} of ${Math.round(baseline ?? 0)}${unit === "/s" ? "" : " "}${unit} of ${against}`;
  const costs = cost && baseCost ? `   ${inMs(cost)} ms of ${inMs(baseCost)} ms` : "";
  const latency = p99 ? `   p99 ${p99.toFixed(0)} ms` : "";
  process.stdout.write(`${line} ${compared.padEnd(36)}${costs}${latency}\n`);
}

export function reportHead(): void {
  if (asJson) return;
  const words =
    "medians; last, the processor's time an act: PostgreSQL + Node, of the same of what it is compared with, and the latency";
  process.stdout.write(`${words}\n`);
}
