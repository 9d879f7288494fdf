import {
  type MemberCard,
  type StampCardRule,
  untouchedCard,
} from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { changedFillings, stampsPossible } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import type { CardChange } from "#features/till/register/domain/card-changes.ts";
import type { VisitContext, VisitRequest } from "#features/till/register/domain/plan-visit.ts";
import type { StampCardPlan } from "../clubs/offers-plan.ts";
import type { DemoCard, Stamping } from "./demo-history.ts";
import type { Random } from "./random.ts";
import type { Visit } from "./visits.ts";

/** How many stamps a member gets at the visit with this index, and whether the member takes a reward there. */
export interface CardHabits {
  stampsAt(visit: Visit, index: number): number;
  takesReward(index: number): boolean;
}

/** A stamp card that a member has, with its place in the plan. */
export interface CarriedCard {
  place: number;
  plan: StampCardPlan;
  habits: CardHabits;
}

const ruleOf = ({ stampsAmount, monthValidation, reward }: StampCardPlan): StampCardRule => ({
  stampsAmount,
  monthValidation,
  dayValidation: reward.days,
  status: "ACTIVE",
});

export const newCard = (member: number, card: number): DemoCard => ({
  member,
  card,
  state: untouchedCard,
  beside: new Map(),
});

/** Returns a member's cards as the domain rules expect them. */
export const cardStates = (cards: readonly DemoCard[]): Map<number, MemberCard> =>
  new Map(cards.map(({ card, state }) => [card, state]));

/** Stores the changed fillings and when they changed, like the till. Returns their stamp entries. */
export function keepCards(
  cards: readonly DemoCard[],
  changes: readonly CardChange[],
  at: Temporal.PlainDateTime,
): Stamping[] {
  return changes.flatMap(({ stampCardId, after, entries }) => {
    const card = cards.find((each) => each.card === stampCardId) as DemoCard;
    for (const filling of changedFillings(card.state, after)) {
      const before = card.state.fillings.find(({ order }) => order === filling.order);
      const stampEntries = entries.filter(({ order, kind }) => order === filling.order && kind === "STAMP");
      const added = stampEntries.reduce((sum, { stamps }) => sum + stamps, 0);
      const changedAt = before?.status === filling.status ? card.beside.get(filling.order)?.changedAt : at;
      card.beside.set(filling.order, { added, changedAt: changedAt ?? at });
    }
    card.state = after;
    return entries.length > 0 ? [{ card: stampCardId, entries: [...entries] }] : [];
  });
}

/** Returns the latest reward that was earned before a day and is usable on it. */
function usableReward({ fillings }: MemberCard, on: Temporal.PlainDate) {
  const { compare } = Temporal.PlainDate;
  return fillings.findLast(
    ({ reward }) => reward && !reward.used && compare(reward.startsOn, on) < 0 && compare(on, reward.endsOn) <= 0,
  );
}

/** Returns what a visit requests of the member's cards, and the context that decides the result. */
export function chooseCards(
  carried: readonly CarriedCard[],
  cards: readonly DemoCard[],
  visit: Visit,
  index: number,
): { request: Pick<VisitRequest, "stamps" | "fillingIds">; context: Pick<VisitContext, "stampCards" | "rewards"> } {
  const on = visit.at.toPlainDate();
  const chosen = carried.map(({ place, plan, habits }, nth) => {
    const state = cards[nth]?.state ?? untouchedCard;
    const won = usableReward(state, on);
    const taken = won && habits.takesReward(index) ? won.order : null;
    const rule = ruleOf(plan);
    const stamps = Math.min(habits.stampsAt(visit, index), stampsPossible(state, rule, on));
    return { place, rule, taken, stamps };
  });
  const rewards = chosen.flatMap(({ place: stampCardId, taken: order }) =>
    order === null ? [] : [{ fillingId: stampCardId, stampCardId, order, name: "" }],
  );
  const stampedCards = chosen.filter(({ stamps }) => stamps > 0);
  return {
    request: {
      stamps: stampedCards.map(({ place: stampCardId, stamps }) => ({ stampCardId, stamps })),
      fillingIds: rewards.map(({ fillingId }) => fillingId),
    },
    context: { stampCards: chosen.map(({ place: id, rule }) => ({ id, rule })), rewards },
  };
}

const takesTwo = 0.14;
const takesReward = 0.5;

/** Gives one stamp, sometimes two, for a purchase in the card's category. */
export function ordinaryHabits({ category }: StampCardPlan, random: Random): CardHabits {
  return {
    stampsAt: ({ receipt }) => (receipt.categories.includes(category) ? (random.chance(takesTwo) ? 2 : 1) : 0),
    takesReward: () => random.chance(takesReward),
  };
}

/** Leaves the current filling two stamps short, and the filling before it full with its reward unused. */
export function guestHabits({ stampsAmount }: StampCardPlan, visits: number): CardHabits {
  const lately = Math.ceil((stampsAmount - 2) / 2);
  const before = visits - lately;
  return {
    stampsAt(_, index) {
      if (index >= before) return index === before && stampsAmount % 2 === 1 ? 1 : 2;
      return index >= before % stampsAmount ? 1 : 0;
    },
    takesReward: (index) => index < before - 1,
  };
}
