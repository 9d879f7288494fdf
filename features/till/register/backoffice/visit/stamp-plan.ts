import type { MemberCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { addStamps, shownCard } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { stampCardRuleOf } from "../../contract/known.ts";
import type { TillCard, TillFacts } from "../queries.ts";

/** A card at the till: its state before, and its state after the stamps to give. */
export interface CardPlan {
  /** The number of places on the open card, and the number stamped before. */
  total: number;
  before: number;
  /** The number stamped after: at most all places, also when stamps go on to the next card. */
  after: number;
  /** The number of cards that become full. */
  completed: number;
  /** The number of stamps on the card opened after a full one. */
  onNext: number;
  /** The number of stamps that only cover a deficit from an earlier return. */
  filled: number;
}

/** Plans `stamps` more on a member's card, by the server's rule. */
export function cardPlan(card: TillCard, memberCard: MemberCard, stamps: number, today: Temporal.PlainDate): CardPlan {
  const rule = stampCardRuleOf(card);
  const cardState = shownCard(memberCard, rule, today) ?? { collected: 0, stampsAmount: card.stampsAmount };
  const plan = { total: cardState.stampsAmount, before: cardState.collected, after: cardState.collected };
  const added = stamps > 0 ? addStamps(memberCard, rule, stamps, today) : null;
  if (!added?.ok) return { ...plan, completed: 0, onNext: 0, filled: 0 };
  const filled = added.entries.reduce((sum, { kind, stamps: each }) => (kind === "FILL" ? sum + each : sum), 0);
  const nextCollected = shownCard(added.card, rule, today)?.collected ?? 0;
  const { completed } = added;
  return completed > 0
    ? { ...plan, after: plan.total, completed, onNext: nextCollected, filled }
    : { ...plan, after: nextCollected, completed, onNext: 0, filled };
}

/** Returns the club's cards for a customer who is about to join. */
export function newCards(cards: TillFacts["stampcards"]): TillCard[] {
  return cards.map((card) => ({ ...card, usage: null, owedStamps: 0, stampsPossible: card.stampsAmount }));
}
