import type { MemberCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { addStamps, shownCard } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { stampCardRuleOf } from "../../contract/known.ts";
import type { TillCard, TillFacts } from "../queries.ts";

/** A card in the cashier's hands: as it stood when it was opened, and what the stamps to give make of it. */
export interface CardPlan {
  /** Places on the card that is being filled, and how many of them were stamped before. */
  total: number;
  before: number;
  /** Stamped after: at most all places, also when some go on to the next card. */
  after: number;
  /** Cards made full. */
  completed: number;
  /** Stamps on the card begun after a full one. */
  onNext: number;
  /** Stamps that only pay what an earlier return left owed. */
  filled: number;
}

/** What `stamps` more do to a card as the member holds it, by the rule the server follows. */
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

/** The club's cards as somebody holds them who is about to join. */
export function newCards(cards: TillFacts["stampcards"]): TillCard[] {
  return cards.map((card) => ({ ...card, usage: null, owedStamps: 0, stampsPossible: card.stampsAmount }));
}
