import { mayCollect } from "#features/loyalty/publishing/domain/publish-status.ts";
import {
  type CardFilling,
  hasDied,
  latestWithReward,
  type MemberCard,
  nextFilling,
  openFilling,
  rewardUsable,
  type StampCardRule,
  stamped,
  unstamped,
  withFilling,
  withResets,
} from "./card-fillings.ts";

/**
 * An append-only entry of a card; `stamps` is positive. STAMP adds to a filling, TAKE_BACK removes. OWE: becomes a
 * deficit. FILL: new stamps cover the deficit. PAY: a filling's stamps cover it. LOST: taken from an expired filling,
 * no change. MOVED_OUT, MOVED_IN: a merge or its undo.
 */
export interface StampEntry {
  kind: "STAMP" | "TAKE_BACK" | "OWE" | "FILL" | "LOST" | "PAY" | "MOVED_OUT" | "MOVED_IN";
  /** Null for OWE and FILL, which change no filling. */
  order: number | null;
  stamps: number;
}

export interface ChangedCard {
  card: MemberCard;
  entries: StampEntry[];
}

export type AddedStamps =
  | ({ ok: true /** Rewards issued. */; completed: number } & ChangedCard)
  | { ok: false; reason: "STAMP_CARD_NOT_ACTIVE" | "STAMP_CARD_STOPPED" | "TOO_MANY_STAMPS" };

/**
 * Returns the most stamps one visit may add: the places of the card, or of a stopped card, the places left. Spec §4.
 */
export function stampsPossible(card: MemberCard, rule: StampCardRule, today: Temporal.PlainDate): number {
  if (rule.status === "ACTIVE") return rule.stampsAmount;
  const open = rule.status === "STOPPED" ? openFilling(card, today) : null;
  return open ? Math.min(rule.stampsAmount, open.stampsAmount - open.collected) : 0;
}

/**
 * Adds a visit's stamps (at least one): to the deficit, the open filling, then the next one. A filling's last day is
 * the day before the monthly anniversary of its first stamp. Spec §4 "Stamp card".
 */
export function addStamps(
  card: MemberCard,
  rule: StampCardRule,
  stamps: number,
  today: Temporal.PlainDate,
): AddedStamps {
  if (!mayCollect(rule.status)) return { ok: false, reason: "STAMP_CARD_NOT_ACTIVE" };
  if (stamps > stampsPossible(card, rule, today)) {
    return { ok: false, reason: rule.status === "STOPPED" ? "STAMP_CARD_STOPPED" : "TOO_MANY_STAMPS" };
  }
  if (!(stamps >= 1)) throw new RangeError(`the number of stamps should be at least 1, but is ${stamps}`);
  const filled = Math.min(card.owed, stamps);
  const entries: StampEntry[] = filled > 0 ? [{ kind: "FILL", order: null, stamps: filled }] : [];
  let after: MemberCard = { ...withResets(card, today), owed: card.owed - filled };
  let remainingStamps = stamps - filled;
  let completed = 0;
  while (remainingStamps > 0) {
    const filling = openFilling(after, today) ?? nextFilling(after, rule, today);
    const landing = Math.min(remainingStamps, filling.stampsAmount - filling.collected);
    const landed = stamped(filling, landing, today);
    after = withFilling(after, landed);
    entries.push({ kind: "STAMP", order: filling.order, stamps: landing });
    if (landed.status === "COMPLETED") completed += 1;
    remainingStamps -= landing;
  }
  return { ok: true, card: after, entries, completed };
}

/** Stamps of a visit by their filling; null for those that covered a deficit. */
export interface GivenStamps {
  order: number | null;
  stamps: number;
}

/**
 * Takes stamps of a visit back: LOST if their filling expired. Others come from the open filling, then from the latest
 * full ones with an unused reward, which reopen. Missing ones become a deficit. Throws for an unknown order. Spec §4.
 */
export function clawBackStamps(
  card: MemberCard,
  parts: readonly GivenStamps[],
  today: Temporal.PlainDate,
): ChangedCard {
  const entries: StampEntry[] = [];
  const settled = withResets(card, today);
  let remainingStamps = 0;
  for (const { order, stamps } of parts.filter((part) => part.stamps > 0)) {
    if (order !== null && hasDied(fillingOf(settled, order), today)) entries.push({ kind: "LOST", order, stamps });
    else remainingStamps += stamps;
  }
  const taken = collect(settled, remainingStamps, "TAKE_BACK", today);
  if (taken.missing > 0) taken.entries.push({ kind: "OWE", order: null, stamps: taken.missing });
  const after = { ...taken.card, owed: card.owed + taken.missing };
  return { card: after, entries: [...entries, ...taken.entries] };
}

export type UsedReward =
  | { ok: true; card: MemberCard }
  | { ok: false; reason: "REWARD_USED" | "REWARD_EXPIRED" | "CARD_NOT_FULL" | "NOT_FOUND" };

/** Uses the reward of a full filling once, for any status of the card: it stays for its days. Spec §4. */
export function useReward(card: MemberCard, order: number, today: Temporal.PlainDate): UsedReward {
  const filling = card.fillings.find((each) => each.order === order);
  if (!filling) return { ok: false, reason: "NOT_FOUND" };
  // A return of stamps may have reopened the card in the meantime.
  if (!filling.reward) return { ok: false, reason: "CARD_NOT_FULL" };
  // A visit that arrived earlier filled the card after this one.
  if (Temporal.PlainDate.compare(filling.reward.startsOn, today) > 0) return { ok: false, reason: "CARD_NOT_FULL" };
  if (filling.reward.used) return { ok: false, reason: "REWARD_USED" };
  if (!rewardUsable(filling.reward, today)) return { ok: false, reason: "REWARD_EXPIRED" };
  return { ok: true, card: withFilling(card, { ...filling, reward: { ...filling.reward, used: true } }) };
}

/**
 * Gives a used reward back after a cancellation. During a deficit, if the reward is still valid, its filling reopens
 * and covers the deficit. An unused or unknown reward changes nothing. Spec §4.
 */
export function reinstateReward(card: MemberCard, order: number, today: Temporal.PlainDate): ChangedCard {
  const filling = card.fillings.find((each) => each.order === order);
  if (!filling?.reward?.used) return { card, entries: [] };
  const unused = withFilling(card, { ...filling, reward: { ...filling.reward, used: false } });
  const paid = collect(unused, card.owed, "PAY", today);
  return { card: { ...paid.card, owed: paid.missing }, entries: paid.entries };
}

/** The card a member sees. `order` and `endsOn` are null before its first stamp. */
export interface ShownCard {
  order: number | null;
  collected: number;
  stampsAmount: number;
  endsOn: Temporal.PlainDate | null;
}

/**
 * Returns the card a member sees today, never a full one: the open filling, or an empty one if new cards are available.
 * Null if hidden. A suspended card is visible but takes no stamps. Spec §4 "Stamp card".
 */
export function shownCard(card: MemberCard, rule: StampCardRule, today: Temporal.PlainDate): ShownCard | null {
  const shares = rule.status === "ACTIVE" || rule.status === "SUSPENDED";
  const open = shares || rule.status === "STOPPED" ? openFilling(card, today) : null;
  if (open)
    return { order: open.order, collected: open.collected, stampsAmount: open.stampsAmount, endsOn: open.endsOn };
  return shares ? { order: null, collected: 0, stampsAmount: rule.stampsAmount, endsOn: null } : null;
}

/** Returns new and changed fillings, an open one last, so that two are never stored as open in any order of writing. */
export function changedFillings(before: MemberCard, after: MemberCard): CardFilling[] {
  const changed = after.fillings.filter((filling) => !before.fillings.includes(filling));
  return changed.toSorted((a, b) => Number(a.status === "OPEN") - Number(b.status === "OPEN") || a.order - b.order);
}

/** Takes up to `stamps` from the member: the open filling first, then unused rewards, the latest first. */
export function collect(
  card: MemberCard,
  stamps: number,
  kind: "TAKE_BACK" | "PAY" | "MOVED_OUT",
  today: Temporal.PlainDate,
) {
  const entries: StampEntry[] = [];
  let after = card;
  let missing = stamps;
  while (missing > 0) {
    const filling = openFilling(after, today) ?? latestWithReward(after, today);
    if (!filling) break;
    const taken = Math.min(missing, filling.collected);
    after = withFilling(after, unstamped(filling, taken, today));
    entries.push({ kind, order: filling.order, stamps: taken });
    missing -= taken;
  }
  return { card: after, entries, missing };
}

function fillingOf(card: MemberCard, order: number): CardFilling {
  const filling = card.fillings.find((each) => each.order === order);
  if (!filling) throw new Error(`filling ${order} of the card was not loaded`);
  return filling;
}
