import {
  type CardFilling,
  hasDied,
  type MemberCard,
  nextFilling,
  type StampCardRule,
  shownFilling,
  stamped,
  unstamped,
  withFilling,
  withResets,
} from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { type ChangedCard, collect, type StampEntry } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";

type Day = Temporal.PlainDate;

/** The stamp card that results from two memberships. */
export interface MergedCard extends ChangedCard {
  /** The card before the merge, with the fillings of both memberships in one list. */
  before: MemberCard;
  /** The number added to the orders of the other membership's fillings. */
  from: number;
  /** The number of fillings taken from the other card. */
  count: number;
  /** The other membership's open filling, by its own order, and its stamps; null if none is open. */
  open: { order: number; stamps: number } | null;
  /** The number of fillings that became full by adding up the stamps. */
  completed: number;
}

/**
 * Returns the better terms of two fillings: the longer validity, fewer stamps to fill, and more days for the reward.
 */
function betterOf(one: CardFilling, other: CardFilling): CardFilling {
  const longer = Temporal.PlainDate.compare(other.endsOn, one.endsOn) > 0 ? other : one;
  return {
    ...longer,
    stampsAmount: Math.min(one.stampsAmount, other.stampsAmount),
    rewardDays: Math.max(one.rewardDays, other.rewardDays),
  };
}

/** Returns the kept member's and the other's open filling; orders above `from` are the other's. */
const openOfBoth = ({ fillings }: MemberCard, from: number, today: Day) =>
  [false, true].map((isTheirs) =>
    fillings.find((filling) => filling.order > from === isTheirs && shownFilling(filling, today).status === "OPEN"),
  );

/** Returns an empty filling with the terms of `like`, whose order is after all others. */
const begunAs = (card: MemberCard, like: CardFilling): CardFilling => ({
  ...like,
  order: card.lastOrder + 1,
  collected: 0,
  status: "OPEN",
  reward: null,
});

function emptied(card: MemberCard, filling: CardFilling, today: Day): ChangedCard {
  const entry: StampEntry = { kind: "MOVED_OUT", order: filling.order, stamps: filling.collected };
  return { card: withFilling(card, unstamped(filling, filling.collected, today)), entries: [entry] };
}

/** Adds stamps to a new filling with these terms. If they fill it, further fillings take the surplus. */
function landed(card: MemberCard, stamps: number, promise: CardFilling, rule: StampCardRule, today: Day) {
  const entries: StampEntry[] = [];
  let [after, remainingStamps, completed] = [card, stamps, 0];
  while (remainingStamps > 0) {
    const isFirst = entries.length === 0;
    const next = isFirst || rule.status !== "ACTIVE" ? begunAs(after, promise) : nextFilling(after, rule, today);
    const landing = Math.min(remainingStamps, next.stampsAmount);
    const filling = stamped(next, landing, today);
    after = withFilling(after, filling);
    entries.push({ kind: "MOVED_IN", order: filling.order, stamps: landing });
    if (filling.status === "COMPLETED") completed += 1;
    remainingStamps -= landing;
  }
  return { card: after, entries, completed };
}

/**
 * Merges a stamp card of two memberships. The other's fillings follow the kept one's. The stamps of both open fillings
 * move to a new one under the better terms, and surplus stamps start the next. Stamps pay both deficits. Both cards
 * must include every filling that can still change. Spec §4 "Stamp card".
 */
export function mergeCards(survivor: MemberCard, other: MemberCard, rule: StampCardRule, today: Day): MergedCard {
  const from = survivor.lastOrder;
  const before: MemberCard = {
    owed: survivor.owed + other.owed,
    lastOrder: from + other.lastOrder,
    fillings: [...survivor.fillings, ...other.fillings.map((filling) => ({ ...filling, order: filling.order + from }))],
  };
  const [own, guest] = openOfBoth(before, from, today);
  const entries: StampEntry[] = [];
  let card = withResets(before, today);
  let completed = 0;
  if (guest) {
    for (const filling of own ? [own, guest] : [guest]) {
      const out = emptied(card, filling, today);
      card = out.card;
      entries.push(...out.entries);
    }
    const stamps = guest.collected + (own?.collected ?? 0);
    const into = landed(card, stamps, own ? betterOf(own, guest) : guest, rule, today);
    card = into.card;
    completed = into.completed;
    entries.push(...into.entries);
  }
  if (card.owed > 0) {
    const paid = collect(card, card.owed, "PAY", today);
    card = { ...paid.card, owed: paid.missing };
    entries.push(...paid.entries);
  }
  const open = guest ? { order: guest.order - from, stamps: guest.collected } : null;
  return { before, card, entries, from, count: other.lastOrder, open, completed };
}

/** The part of a merged card that came from the other membership, as recorded at the merge. */
export type CameAlong = Pick<MergedCard, "from" | "count" | "open">;

interface PartedCard extends ChangedCard {
  before: MemberCard;
}

export type PartedCards =
  | { ok: true; kept: PartedCard; other: PartedCard }
  /** Refused, because merged stamps have filled a card whose reward is used or expired. */
  | { ok: false; reason: "USED" };

/** Takes stamps from fillings that expired before they were full. The other membership gets them as expired stamps. */
function collectDead(card: MemberCard, stamps: number, today: Day) {
  const entries: StampEntry[] = [];
  let [after, missing] = [card, stamps];
  for (const filling of card.fillings.toReversed()) {
    if (missing === 0 || filling.reward || !hasDied(filling, today)) continue;
    const taken = Math.min(missing, filling.collected);
    after = withFilling(after, unstamped(filling, taken, today));
    entries.push({ kind: "MOVED_OUT", order: filling.order, stamps: taken });
    missing -= taken;
  }
  return { card: after, entries, missing };
}

/**
 * Separates a merged card. The stamps of the other's open filling are taken from the kept member's card and returned to
 * it under its own terms. The other's fillings must be unchanged since the merge.
 */
export function partCards(card: MemberCard, { from, count, open }: CameAlong, today: Day): PartedCards {
  const isTheirs = ({ order }: CardFilling) => order > from && order <= from + count;
  const stayed = card.fillings.filter((filling) => !isTheirs(filling));
  const before: MemberCard = {
    ...card,
    lastOrder: card.lastOrder - count,
    fillings: stayed.map((each) => (each.order > from ? { ...each, order: each.order - count } : each)),
  };
  const live = collect(withResets(before, today), open?.stamps ?? 0, "MOVED_OUT", today);
  const dead = collectDead(live.card, live.missing, today);
  if (dead.missing > 0) return { ok: false, reason: "USED" };
  const taken = [...live.entries, ...dead.entries];
  const otherCard: MemberCard = {
    owed: 0,
    lastOrder: count,
    fillings: card.fillings.filter(isTheirs).map((each) => ({ ...each, order: each.order - from })),
  };
  const was = open && otherCard.fillings.find(({ order }) => order === open.order);
  const again = was && shownFilling({ ...was, collected: open.stamps, status: "OPEN" }, today);
  return {
    ok: true,
    // A card from which no stamps are taken is not written, even if a filling has expired.
    kept: { before, card: taken.length > 0 ? dead.card : before, entries: taken },
    other: {
      before: otherCard,
      card: again ? withFilling(otherCard, again) : otherCard,
      entries: again ? [{ kind: "MOVED_IN", order: again.order, stamps: again.collected }] : [],
    },
  };
}
