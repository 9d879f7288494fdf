import type { MemberCard } from "./card-fillings.ts";
import type { GivenStamps, StampEntry } from "./stamp-cards.ts";

/** A member's card derived from entries: the stamp deficit, and the stamps by the order of the filling. */
export interface ReplayedCard {
  owed: number;
  collected: Map<number, number>;
}

type Sign = -1 | 0 | 1;

// `onKept`: the effect on the stamps given by the entry's own visit.
const effects: Record<StampEntry["kind"], { onFilling: Sign; onOwed: Sign; onKept: Sign }> = {
  STAMP: { onFilling: 1, onOwed: 0, onKept: 1 },
  TAKE_BACK: { onFilling: -1, onOwed: 0, onKept: -1 },
  PAY: { onFilling: -1, onOwed: -1, onKept: 0 },
  OWE: { onFilling: 0, onOwed: 1, onKept: -1 },
  FILL: { onFilling: 0, onOwed: -1, onKept: 1 },
  LOST: { onFilling: 0, onOwed: 0, onKept: -1 },
  MOVED_OUT: { onFilling: -1, onOwed: 0, onKept: 0 },
  MOVED_IN: { onFilling: 1, onOwed: 0, onKept: 0 },
};

/**
 * Replays a member's card from its entries. Throws for an impossible history: more taken than a filling had, more
 * covered than the deficit, or an entry on a filling it cannot change.
 */
export function replayStamps(entries: readonly StampEntry[]): ReplayedCard {
  const replayed: ReplayedCard = { owed: 0, collected: new Map() };
  for (const { kind, order, stamps } of entries) {
    const { onFilling, onOwed } = effects[kind];
    if ((kind === "OWE" || kind === "FILL") !== (order === null))
      throw new Error(`${kind} entry with filling ${order}`);
    replayed.owed += onOwed * stamps;
    if (replayed.owed < 0) throw new Error(`${kind} entry pays ${-replayed.owed} stamps that were not owed`);
    if (order === null) continue;
    const collected = (replayed.collected.get(order) ?? 0) + onFilling * stamps;
    if (collected < 0) throw new Error(`filling ${order} has ${collected} stamps`);
    replayed.collected.set(order, collected);
  }
  return replayed;
}

/** Whether the stored card equals the replay of its entries. */
export function agreesWithEntries(card: MemberCard, entries: readonly StampEntry[]): boolean {
  const { owed, collected } = replayStamps(entries);
  return (
    card.owed === owed &&
    card.fillings.length === collected.size &&
    card.fillings.every((filling) => collected.get(filling.order) === filling.collected)
  );
}

/** Returns the stamps a visit gave, in their order: its STAMP and FILL entries. */
export function givenBy(entries: readonly StampEntry[]): GivenStamps[] {
  return entries
    .filter(({ kind }) => kind === "STAMP" || kind === "FILL")
    .map(({ order, stamps }) => ({ order, stamps }));
}

/** Returns the number of a visit's stamps not taken back, by its entries on one card. */
export function keptOf(entries: readonly Pick<StampEntry, "kind" | "stamps">[]): number {
  return entries.reduce((sum, { kind, stamps }) => sum + effects[kind].onKept * stamps, 0);
}

/**
 * Returns the next stamps of a visit to take back, the last given first. `given`: from `givenBy`; `returned`: the
 * number taken back before (TAKE_BACK, OWE and LOST). Fewer than `stamps` if the visit has fewer left.
 */
export function partsToClawBack(givenStamps: readonly GivenStamps[], returned: number, stamps: number): GivenStamps[] {
  const parts: GivenStamps[] = [];
  let [skipped, remainingStamps] = [returned, stamps];
  for (const part of givenStamps.toReversed()) {
    const availableStamps = Math.max(0, part.stamps - skipped);
    skipped -= part.stamps - availableStamps;
    const taken = Math.min(availableStamps, remainingStamps);
    remainingStamps -= taken;
    if (taken > 0) parts.push({ order: part.order, stamps: taken });
  }
  return parts;
}
