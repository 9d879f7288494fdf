import type { PublishStatus, StoredStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { lastDayOf, validThrough } from "#packages/domain/calendar.ts";

/** The fewest and most stamps of a card. */
export const stampsAmountMin = 2;
export const stampsAmountMax = 30;

/** A stamp card's current terms; `status`: the shown one. Months and days are at least 1. Spec §3. */
export interface StampCardRule {
  stampsAmount: number;
  /** Months to fill a card, counted from the day of its first stamp. */
  monthValidation: number;
  /** Days to use the reward of a card opened today; the day of the last stamp is the first. */
  dayValidation: number;
  status: PublishStatus;
}

/** OPEN: being filled. RESET: expired before it was full. EMPTIED: all its stamps were taken back. Spec §3. */
export const fillingStatuses = ["OPEN", "COMPLETED", "RESET", "EMPTIED"] as const;
export type FillingStatus = (typeof fillingStatuses)[number];

/** The reward of a full filling; usable once, through `endsOn`. */
export interface Reward {
  startsOn: Temporal.PlainDate;
  endsOn: Temporal.PlainDate;
  used: boolean;
}

/**
 * A filling of a card, identified by its `order`, with the terms (`stampsAmount`, `endsOn`, `rewardDays`) of its first
 * day.
 */
export interface CardFilling {
  order: number;
  stampsAmount: number;
  collected: number;
  status: FillingStatus;
  startedOn: Temporal.PlainDate;
  /** The last day to fill the card. */
  endsOn: Temporal.PlainDate;
  /** The number of days to use the reward of the filling. */
  rewardDays: number;
  reward: Reward | null;
}

/**
 * A member's card. `fillings`: those that can still change or were requested, in any order; `lastOrder`: the highest
 * order so far (0: none); `owed`: the stamp deficit, which the next stamps cover.
 */
export interface MemberCard {
  owed: number;
  lastOrder: number;
  fillings: readonly CardFilling[];
}

/** A card without stamps. */
export const untouchedCard: MemberCard = { owed: 0, lastOrder: 0, fillings: [] };

/** Whether a member sees a card: any that can be started, and a stopped one with an open filling. Spec §4. */
export function isCardShown(status: StoredStatus, isBeingFilled: boolean): boolean {
  return status === "ACTIVE" || (status === "STOPPED" && isBeingFilled);
}

/**
 * Returns the state of a won reward on a day, including its last one: used, ready or over. Spec §4 "Stamp-card coupon".
 */
export type RewardState = "used" | "ready" | "over";
export function rewardState({ used, endsOn }: Pick<Reward, "used" | "endsOn">, today: Temporal.PlainDate): RewardState {
  if (used) return "used";
  return isOver(endsOn, today) ? "over" : "ready";
}

/** Whether a reward can be used today. */
export function rewardUsable(reward: Pick<Reward, "used" | "endsOn">, today: Temporal.PlainDate): boolean {
  return rewardState(reward, today) === "ready";
}

/** Returns a filling's state today: an open one after its last day is RESET, at midnight without a job. Spec §4. */
export function shownFilling(filling: CardFilling, today: Temporal.PlainDate): CardFilling {
  return filling.status === "OPEN" && isOver(filling.endsOn, today) ? { ...filling, status: "RESET" } : filling;
}

/** Returns the filling that gets the next stamp; null if it would open a new one. */
export function openFilling(card: MemberCard, today: Temporal.PlainDate): CardFilling | null {
  return card.fillings.find((filling) => shownFilling(filling, today).status === "OPEN") ?? null;
}

/** Returns the latest full filling with a reward usable today. */
export function latestWithReward(card: MemberCard, today: Temporal.PlainDate): CardFilling | null {
  return card.fillings
    .filter(({ reward }) => reward !== null && rewardUsable(reward, today))
    .reduce<CardFilling | null>((latest, filling) => (latest && latest.order > filling.order ? latest : filling), null);
}

/** Whether a filling expired: it was reset, or its reward expired unused. */
export function hasDied(filling: CardFilling, today: Temporal.PlainDate): boolean {
  if (filling.reward) return rewardState(filling.reward, today) === "over";
  return shownFilling(filling, today).status === "RESET";
}

/** Returns a new empty filling with today's terms. */
export function nextFilling(card: MemberCard, rule: StampCardRule, today: Temporal.PlainDate): CardFilling {
  return {
    order: card.lastOrder + 1,
    stampsAmount: rule.stampsAmount,
    collected: 0,
    status: "OPEN",
    startedOn: today,
    endsOn: validThrough(today, rule.monthValidation),
    rewardDays: rule.dayValidation,
    reward: null,
  };
}

/**
 * Adds `stamps` to a filling, at most its free places. When full, its reward begins today, but not before the filling: a
 * queued visit may be older than the filling's first stamp.
 */
export function stamped(filling: CardFilling, stamps: number, today: Temporal.PlainDate): CardFilling {
  const collected = filling.collected + stamps;
  if (collected < filling.stampsAmount) return { ...filling, collected };
  const startsOn = Temporal.PlainDate.compare(filling.startedOn, today) > 0 ? filling.startedOn : today;
  const reward = { startsOn, endsOn: lastDayOf(startsOn, filling.rewardDays), used: false };
  return { ...filling, collected, status: "COMPLETED", reward };
}

/** Removes `stamps` from a filling, at most those it has. A full one opens again without its reward. */
export function unstamped(filling: CardFilling, stamps: number, today: Temporal.PlainDate): CardFilling {
  const collected = filling.collected - stamps;
  if (collected === 0) return { ...filling, collected, status: "EMPTIED", reward: null };
  return shownFilling({ ...filling, collected, status: "OPEN", reward: null }, today);
}

/** Replaces the card's filling of the same order, or adds it. Unchanged fillings stay the same objects. */
export function withFilling(card: MemberCard, filling: CardFilling): MemberCard {
  const isNew = card.fillings.every(({ order }) => order !== filling.order);
  const fillings = isNew
    ? [...card.fillings, filling]
    : card.fillings.map((each) => (each.order === filling.order ? filling : each));
  return { ...card, lastOrder: Math.max(card.lastOrder, filling.order), fillings };
}

/** Sets expired fillings of the card to RESET, so that at most one is stored as OPEN. */
export function withResets(card: MemberCard, today: Temporal.PlainDate): MemberCard {
  return { ...card, fillings: card.fillings.map((filling) => shownFilling(filling, today)) };
}

function isOver(lastDay: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(lastDay, today) < 0;
}
