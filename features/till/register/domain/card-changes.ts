import { type MemberCard, untouchedCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { ChangedCard, StampEntry } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";

/** A member's card before and after an action, and the entries that changed it. */
export interface CardChange {
  stampCardId: number;
  before: MemberCard;
  after: MemberCard;
  entries: readonly StampEntry[];
}

/** A member's cards during an action, by the card's id. The map never leaves the action. */
export type ChangingCards = Map<number, CardChange>;

/** Returns the card's current state within the action. */
export function cardNow(
  cards: ChangingCards,
  memberCards: ReadonlyMap<number, MemberCard>,
  stampCardId: number,
): MemberCard {
  return cards.get(stampCardId)?.after ?? memberCards.get(stampCardId) ?? untouchedCard;
}

/** Records a card's new state and entries within the action. */
export function keepCard(
  cards: ChangingCards,
  memberCards: ReadonlyMap<number, MemberCard>,
  stampCardId: number,
  changed: ChangedCard,
): void {
  const before = cards.get(stampCardId);
  cards.set(stampCardId, {
    stampCardId,
    before: before?.before ?? memberCards.get(stampCardId) ?? untouchedCard,
    after: changed.card,
    entries: [...(before?.entries ?? []), ...changed.entries],
  });
}
