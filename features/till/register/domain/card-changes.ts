import { type MemberCard, untouchedCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { ChangedCard, StampEntry } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";

/** A member's card before and after an act, and the entries that made the difference. */
export interface CardChange {
  stampCardId: number;
  before: MemberCard;
  after: MemberCard;
  entries: readonly StampEntry[];
}

/** A member's cards in the middle of an act, by the card's id. It never leaves the act. */
export type ChangingCards = Map<number, CardChange>;

/** The card as it stands in the act so far. */
export function cardNow(
  cards: ChangingCards,
  memberCards: ReadonlyMap<number, MemberCard>,
  stampCardId: number,
): MemberCard {
  return cards.get(stampCardId)?.after ?? memberCards.get(stampCardId) ?? untouchedCard;
}

/** Keeps what a part of the act made of a card. */
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
