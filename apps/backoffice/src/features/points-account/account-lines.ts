import type { AccountLine } from "./queries.ts";

/** The lot of a correction or an opening balance; null for any other line. */
export function correctionLot({ kind, source, parts }: AccountLine): number | null {
  return kind === "EARNED" && source !== null && source !== "PURCHASE" ? (parts[0]?.lotId ?? null) : null;
}

/** Corrections taken back since, by their lots. Lines come newest first, so a taking back is read before what it took. */
export function lotsTakenBack(lines: readonly AccountLine[]): ReadonlySet<number> {
  const taken = lines.filter(({ kind, source }) => kind === "TAKEN_BACK" && source !== null && source !== "PURCHASE");
  return new Set(taken.flatMap(({ parts }) => parts.map(({ lotId }) => lotId)));
}

/** A line's own facts: no two lines are the same act on the same lots. */
export function keyOfLine({ kind, date, at, parts, balance, owed }: AccountLine): string {
  return [kind, at ?? date, balance, owed, ...parts.map(({ lotId, points }) => `${lotId}:${points}`)].join(" ");
}

/** Whether a day may be asked about: one that has been, or today. */
export function isPastDay(typed: string, today: string): boolean {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(typed) && typed <= today;
}
