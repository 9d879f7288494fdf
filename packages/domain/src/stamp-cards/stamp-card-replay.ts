import type { MemberCard } from "./stamp-card-usages.ts";
import type { GivenStamps, StampEntry } from "./stamp-cards.ts";

/** What entries alone tell of a member's card: stamps owed, and collected by the order of the usage. */
export interface ReplayedCard {
  owed: number;
  collected: Map<number, number>;
}

type Sign = -1 | 0 | 1;

// onKept: of the stamps that the entry's own visit gave.
const effects: Record<StampEntry["kind"], { onUsage: Sign; onOwed: Sign; onKept: Sign }> = {
  STAMP: { onUsage: 1, onOwed: 0, onKept: 1 },
  TAKE_BACK: { onUsage: -1, onOwed: 0, onKept: -1 },
  PAY: { onUsage: -1, onOwed: -1, onKept: 0 },
  OWE: { onUsage: 0, onOwed: 1, onKept: -1 },
  FILL: { onUsage: 0, onOwed: -1, onKept: 1 },
  LOST: { onUsage: 0, onOwed: 0, onKept: -1 },
};

/**
 * A member's card, told by its entries alone. Throws when the history is impossible: more taken from a usage than was on
 * it, more paid than was owed, or an entry that names a usage it cannot touch.
 */
export function replayStamps(entries: readonly StampEntry[]): ReplayedCard {
  const told: ReplayedCard = { owed: 0, collected: new Map() };
  for (const { kind, order, stamps } of entries) {
    const { onUsage, onOwed } = effects[kind];
    if ((kind === "OWE" || kind === "FILL") !== (order === null)) throw new Error(`${kind} on usage ${order}`);
    told.owed += onOwed * stamps;
    if (told.owed < 0) throw new Error(`${kind} pays ${-told.owed} stamps that were not owed`);
    if (order === null) continue;
    const collected = (told.collected.get(order) ?? 0) + onUsage * stamps;
    if (collected < 0) throw new Error(`usage ${order} has ${collected} stamps`);
    told.collected.set(order, collected);
  }
  return told;
}

/** Whether a card with all its usages says what its entries say. */
export function agreesWithEntries(card: MemberCard, entries: readonly StampEntry[]): boolean {
  const { owed, collected } = replayStamps(entries);
  return (
    card.owed === owed &&
    card.usages.length === collected.size &&
    card.usages.every((usage) => collected.get(usage.order) === usage.collected)
  );
}

/** What a visit gave, in the order it landed: its STAMP and FILL entries. */
export function givenBy(entries: readonly StampEntry[]): GivenStamps[] {
  return entries
    .filter(({ kind }) => kind === "STAMP" || kind === "FILL")
    .map(({ order, stamps }) => ({ order, stamps }));
}

/** How many of a visit's stamps have not gone back, by its entries on one card. */
export function keptOf(entries: readonly Pick<StampEntry, "kind" | "stamps">[]): number {
  return entries.reduce((sum, { kind, stamps }) => sum + effects[kind].onKept * stamps, 0);
}

/**
 * Which of a visit's stamps go back next: the last that landed first. `given` as `givenBy` tells it; `returned`: how many
 * went back before (its TAKE_BACK, OWE and LOST). Fewer than `stamps` when the visit has not so many left.
 */
export function partsToTakeBack(given: readonly GivenStamps[], returned: number, stamps: number): GivenStamps[] {
  const parts: GivenStamps[] = [];
  let [skipped, wanted] = [returned, stamps];
  for (const part of given.toReversed()) {
    const kept = Math.max(0, part.stamps - skipped);
    skipped -= part.stamps - kept;
    const taken = Math.min(kept, wanted);
    wanted -= taken;
    if (taken > 0) parts.push({ order: part.order, stamps: taken });
  }
  return parts;
}
