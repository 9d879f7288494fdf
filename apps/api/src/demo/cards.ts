import { type MemberCard, type StampCardRule, untouchedCard } from "@stammis/domain/stamp-cards/card-fillings";
import {
  addStamps,
  changedFillings,
  clawBackStamps,
  type StampEntry,
  useReward,
} from "@stammis/domain/stamp-cards/stamp-cards";
import type { DemoCard, DemoPurchase, Stamping } from "./demo-history.ts";
import type { StampCardPlan } from "./offers-plan.ts";
import type { Random } from "./random.ts";

/** How many stamps somebody gets at the visit at a place in the list, and whether they would take a reward there. */
export interface CardHabits {
  stampsAt(purchase: DemoPurchase, index: number): number;
  takesReward(index: number): boolean;
}

const ruleOf = ({ stampsAmount, monthValidation, reward }: StampCardPlan): StampCardRule => ({
  stampsAmount,
  monthValidation,
  dayValidation: reward.days,
  status: "ACTIVE",
});

/** Keeps what changed, and when, as the till does. */
function keep(card: DemoCard, state: MemberCard, entries: readonly StampEntry[], at: Temporal.PlainDateTime): void {
  for (const filling of changedFillings(card.state, state)) {
    const before = card.state.fillings.find(({ order }) => order === filling.order);
    const added = entries.reduce((sum, { order, stamps }) => (order === filling.order ? sum + stamps : sum), 0);
    const changedAt = before?.status === filling.status ? card.beside.get(filling.order)?.changedAt : at;
    card.beside.set(filling.order, { added, changedAt: changedAt ?? at });
  }
  card.state = state;
}

/** The latest reward that was won before a day and can be used on it. */
function usableReward({ fillings }: MemberCard, on: Temporal.PlainDate) {
  const { compare } = Temporal.PlainDate;
  return fillings.findLast(
    ({ reward }) => reward && !reward.used && compare(reward.startsOn, on) < 0 && compare(on, reward.endsOn) <= 0,
  );
}

/** What a member's visits did to one card: rewards of before it first, then its stamps, by the product's own rules. */
export function buildCard(
  place: number,
  plan: StampCardPlan,
  purchases: readonly DemoPurchase[],
  habits: CardHabits,
): DemoCard | null {
  const rule = ruleOf(plan);
  const member = purchases[0]?.member ?? 0;
  const card: DemoCard = { member, card: place, state: untouchedCard, beside: new Map() };
  for (const [index, purchase] of purchases.entries()) {
    const { on, at } = purchase;
    let state = card.state;
    const won = usableReward(state, on);
    const used = won && habits.takesReward(index) ? useReward(state, won.order, on) : null;
    if (won && used?.ok) {
      state = used.card;
      purchase.rewards.push({ card: place, order: won.order });
    }
    const stamps = habits.stampsAt(purchase, index);
    const added = stamps > 0 ? addStamps(state, rule, stamps, on) : null;
    if (added?.ok) purchase.stampings.push({ card: place, entries: added.entries });
    keep(card, added?.ok ? added.card : state, added?.ok ? added.entries : [], at);
  }
  return card.state.lastOrder > 0 ? card : null;
}

/** A whole visit's stamps taken back again. */
export function clawBackAll(card: DemoCard, { entries }: Stamping, at: Temporal.PlainDateTime): Stamping {
  const parts = entries.map(({ order, stamps }) => ({ order, stamps }));
  const taken = clawBackStamps(card.state, parts, at.toPlainDate());
  keep(card, taken.card, [], at);
  return { card: card.card, entries: taken.entries };
}

const takesTwo = 0.14;
const takesReward = 0.5;

/** A stamp, now and then two, for what the card is for. */
export function ordinaryHabits({ category }: StampCardPlan, random: Random): CardHabits {
  return {
    stampsAt: ({ receipt }) => (receipt.categories.includes(category) ? (random.chance(takesTwo) ? 2 : 1) : 0),
    takesReward: () => random.chance(takesReward),
  };
}

/** So that the card ends two short of full, the filling before it full and its reward not taken yet. */
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
