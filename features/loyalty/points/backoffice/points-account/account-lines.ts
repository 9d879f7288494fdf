import type { AccountLine, MadeCorrection } from "./queries.ts";

export const keyOfCorrection = ({ kind, id }: MadeCorrection) => `${kind} ${id}`;

const isOfPurchase = ({ source }: AccountLine) => source === null || source === "PURCHASE";

/** Returns the correction of a line; null for any other line. */
export function correctionMade(line: AccountLine): MadeCorrection | null {
  if (line.kind === "DEDUCTED" && line.deductionId !== null) return { kind: "DEDUCTED", id: line.deductionId };
  const [lot] = line.parts;
  return line.kind === "EARNED" && !isOfPurchase(line) && lot ? { kind: "GIVEN", id: lot.lotId } : null;
}

/** Returns the keys of withdrawn corrections. Lines come newest first, so a withdrawal comes before its correction. */
export function correctionsUndone(lines: readonly AccountLine[]): ReadonlySet<string> {
  const undone = lines.flatMap((line): MadeCorrection[] => {
    if (line.kind === "RESTORED" && line.deductionId !== null) return [{ kind: "DEDUCTED", id: line.deductionId }];
    if (line.kind !== "CLAWED_BACK" || isOfPurchase(line)) return [];
    return line.parts.map(({ lotId }) => ({ kind: "GIVEN", id: lotId }));
  });
  return new Set(undone.map(keyOfCorrection));
}

/** Returns the identity of a line: no two lines are the same action on the same lots. */
export function keyOfLine({ kind, date, at, parts, balance, owed }: AccountLine): string {
  return [kind, at ?? date, balance, owed, ...parts.map(({ lotId, points }) => `${lotId}:${points}`)].join(" ");
}

/** Whether the day is today or earlier. */
export function isPastDay(typed: string, today: string): boolean {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(typed) && typed <= today;
}
