import type { AccountLine, MadeCorrection } from "./queries.ts";

export const keyOfCorrection = ({ kind, id }: MadeCorrection) => `${kind} ${id}`;

const isOfPurchase = ({ source }: AccountLine) => source === null || source === "PURCHASE";

/** The correction a line tells of; null for any other line. */
export function correctionMade(line: AccountLine): MadeCorrection | null {
  if (line.kind === "DEDUCTED" && line.deductionId !== null) return { kind: "DEDUCTED", id: line.deductionId };
  const [lot] = line.parts;
  return line.kind === "EARNED" && !isOfPurchase(line) && lot ? { kind: "GIVEN", id: lot.lotId } : null;
}

/** Corrections taken back since, by their keys. Lines come newest first, so a taking back is read before what it took. */
export function correctionsUndone(lines: readonly AccountLine[]): ReadonlySet<string> {
  const undone = lines.flatMap((line): MadeCorrection[] => {
    if (line.kind === "RESTORED" && line.deductionId !== null) return [{ kind: "DEDUCTED", id: line.deductionId }];
    if (line.kind !== "CLAWED_BACK" || isOfPurchase(line)) return [];
    return line.parts.map(({ lotId }) => ({ kind: "GIVEN", id: lotId }));
  });
  return new Set(undone.map(keyOfCorrection));
}

/** A line's own facts: no two lines are the same act on the same lots. */
export function keyOfLine({ kind, date, at, parts, balance, owed }: AccountLine): string {
  return [kind, at ?? date, balance, owed, ...parts.map(({ lotId, points }) => `${lotId}:${points}`)].join(" ");
}

/** Whether a day may be asked about: one that has been, or today. */
export function isPastDay(typed: string, today: string): boolean {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(typed) && typed <= today;
}
