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

/** One card of two memberships that have become one. */
export interface MergedCard extends ChangedCard {
  /** Both with their fillings in one row, as they stood. */
  before: MemberCard;
  /** What the other's orders were raised by. */
  from: number;
  /** How many fillings came along. */
  count: number;
  /** The other's filling that was open, by its own order, and the stamps on it; null: none was. */
  open: { order: number; stamps: number } | null;
  /** Cards filled by laying the stamps together. */
  completed: number;
}

/** The better of two promises: of the one that lasts longer its days, and the fewer places, the more days of the reward. */
function betterOf(one: CardFilling, other: CardFilling): CardFilling {
  const longer = Temporal.PlainDate.compare(other.endsOn, one.endsOn) > 0 ? other : one;
  return {
    ...longer,
    stampsAmount: Math.min(one.stampsAmount, other.stampsAmount),
    rewardDays: Math.max(one.rewardDays, other.rewardDays),
  };
}

/** The kept member's open filling and the other's, of a card whose orders above `from` are the other's. */
const openOfBoth = ({ fillings }: MemberCard, from: number, today: Day) =>
  [false, true].map((isTheirs) =>
    fillings.find((filling) => filling.order > from === isTheirs && shownFilling(filling, today).status === "OPEN"),
  );

/** The promise of `like`, with nothing on it, after all others. */
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

/** Lands stamps on a new filling under a promise, and on as many more as they fill. */
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
 * A card of two memberships as one. The other's fillings follow the kept one's. The stamps of both open fillings are added up
 * on a new one, under the better of the two promises; what fills it opens the next, as a visit would. What either owes is paid by
 * what both have. Both cards must have all fillings at hand that can still change. Spec §4 "Stamp card".
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

/** What came along, as it was told when the cards became one. */
export type CameAlong = Pick<MergedCard, "from" | "count" | "open">;

interface PartedCard extends ChangedCard {
  before: MemberCard;
}

export type PartedCards =
  | { ok: true; kept: PartedCard; other: PartedCard }
  /** Stamps that came along have filled a card whose reward is used, or over. */
  | { ok: false; reason: "USED" };

/** What is still on fillings that ran out before they were full: it goes back as what it was. */
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
 * The two cards parted again. What came along is as it was; the stamps that lay on the other's open filling are taken from what
 * the kept member has, and lie on it again, under its own promise. Nothing that came along may have changed meanwhile.
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
    // Nothing is written of a card that gives nothing back, not even that it ran out meanwhile.
    kept: { before, card: taken.length > 0 ? dead.card : before, entries: taken },
    other: {
      before: otherCard,
      card: again ? withFilling(otherCard, again) : otherCard,
      entries: again ? [{ kind: "MOVED_IN", order: again.order, stamps: again.collected }] : [],
    },
  };
}
