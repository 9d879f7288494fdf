import type { Phase } from "./weekly-load.ts";

export type Kind = "purchase" | "home";
/** The phase of an act; `struck` is the time shortly after a kill or a cut. */
export type When = Phase | "struck";

export interface Told {
  kind: Kind;
  when: When;
  count: number;
  /** Durations in ms, from the first request until the response, including retries. */
  p50: number;
  p99: number;
  most: number;
}

/** Records the durations of acts, by kind and by phase. */
export function measuring() {
  const took = new Map<string, { kind: Kind; when: When; all: number[] }>();
  return {
    note(kind: Kind, when: When, ms: number): void {
      const key = `${kind} ${when}`;
      const own = took.get(key) ?? { kind, when, all: [] };
      own.all.push(ms);
      took.set(key, own);
    },
    told(): Told[] {
      return [...took.values()].map(({ kind, when, all }) => {
        const sorted = all.toSorted((one, other) => one - other);
        const at = (part: number) =>
          Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
        return { kind, when, count: all.length, p50: at(0.5), p99: at(0.99), most: at(1) };
      });
    },
  };
}

/** Formats the durations as a table. */
export function sayMeasured(all: readonly Told[]): string {
  const rows = [
    ["", "", "acts", "p50", "p99", "longest"],
    ...all.map(({ kind, when, count, p50, p99, most }) => [kind, when, count, `${p50} ms`, `${p99} ms`, `${most} ms`]),
  ].map((row) => row.map(String));
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
    )
    .join("\n");
}
