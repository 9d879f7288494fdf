import type { PublishStatus, StoredStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { lastDayOf, validThrough } from "#packages/domain/calendar.ts";

/** Fewest and most stamps of a card. */
export const stampsAmountMin = 2;
export const stampsAmountMax = 30;

/** A stamp card's promise as it stands now; `status` is the one it shows. Months and days are at least 1. Spec §3. */
export interface StampCardRule {
  stampsAmount: number;
  /** Months an uncompleted card lasts, counted from the day of its first stamp. */
  monthValidation: number;
  /** Days the reward of a card begun today is usable, the day of its last stamp being the first. */
  dayValidation: number;
  status: PublishStatus;
}

/** OPEN: being filled. RESET: ran out before it was full. EMPTIED: its stamps were all taken back. Spec §3. */
export const fillingStatuses = ["OPEN", "COMPLETED", "RESET", "EMPTIED"] as const;
export type FillingStatus = (typeof fillingStatuses)[number];

/** What a completed filling gave; usable once, through `endsOn`. */
export interface Reward {
  startsOn: Temporal.PlainDate;
  endsOn: Temporal.PlainDate;
  used: boolean;
}

/** One filling of a card, named by its `order`, under the promise (`stampsAmount`, `endsOn`, `rewardDays`) of the day it began. */
export interface CardFilling {
  order: number;
  stampsAmount: number;
  collected: number;
  status: FillingStatus;
  startedOn: Temporal.PlainDate;
  /** Last day on which it can be filled. */
  endsOn: Temporal.PlainDate;
  /** Days its reward will be usable. */
  rewardDays: number;
  reward: Reward | null;
}

/**
 * A member with a card. `fillings`: those that can still change or are asked about, in any order; `lastOrder`: the highest
 * order there ever was (0: none); `owed`: stamps taken back that could not be taken, filled by the next ones.
 */
export interface MemberCard {
  owed: number;
  lastOrder: number;
  fillings: readonly CardFilling[];
}

/** A card without a stamp. */
export const untouchedCard: MemberCard = { owed: 0, lastOrder: 0, fillings: [] };

/** Whether a member sees a card: all that can be begun, and a stopped one while theirs is being filled. Spec §4. */
export function isCardShown(status: StoredStatus, isBeingFilled: boolean): boolean {
  return status === "ACTIVE" || (status === "STOPPED" && isBeingFilled);
}

/** What a won reward is on a day, its last one included: taken, to be taken, or run out. Spec §4 "Stamp-card coupon". */
export type RewardState = "used" | "ready" | "over";
export function rewardState({ used, endsOn }: Pick<Reward, "used" | "endsOn">, today: Temporal.PlainDate): RewardState {
  if (used) return "used";
  return isOver(endsOn, today) ? "over" : "ready";
}

/** Whether a reward can be used today. */
export function rewardUsable(reward: Pick<Reward, "used" | "endsOn">, today: Temporal.PlainDate): boolean {
  return rewardState(reward, today) === "ready";
}

/** A filling as it is today: an open one whose last day is over is RESET, right at midnight without a job. Spec §4. */
export function shownFilling(filling: CardFilling, today: Temporal.PlainDate): CardFilling {
  return filling.status === "OPEN" && isOver(filling.endsOn, today) ? { ...filling, status: "RESET" } : filling;
}

/** The filling the next stamp lands on, or null when it would begin a new one. */
export function openFilling(card: MemberCard, today: Temporal.PlainDate): CardFilling | null {
  return card.fillings.find((filling) => shownFilling(filling, today).status === "OPEN") ?? null;
}

/** The latest full filling whose reward can still be used today. */
export function latestWithReward(card: MemberCard, today: Temporal.PlainDate): CardFilling | null {
  return card.fillings
    .filter(({ reward }) => reward !== null && rewardUsable(reward, today))
    .reduce<CardFilling | null>((latest, filling) => (latest && latest.order > filling.order ? latest : filling), null);
}

/** Whether stamps on a filling came to nothing: it was reset, or its reward ran out unused. */
export function hasDied(filling: CardFilling, today: Temporal.PlainDate): boolean {
  if (filling.reward) return rewardState(filling.reward, today) === "over";
  return shownFilling(filling, today).status === "RESET";
}

/** An empty filling after all others, under today's promise. */
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

/** A filling with `stamps` more, at most as many as it has places left; full, its reward begins today. */
export function stamped(filling: CardFilling, stamps: number, today: Temporal.PlainDate): CardFilling {
  const collected = filling.collected + stamps;
  if (collected < filling.stampsAmount) return { ...filling, collected };
  const reward = { startsOn: today, endsOn: lastDayOf(today, filling.rewardDays), used: false };
  return { ...filling, collected, status: "COMPLETED", reward };
}

/** A filling with `stamps` fewer, at most as many as it has: reopened if it was full, and its reward gone. */
export function unstamped(filling: CardFilling, stamps: number, today: Temporal.PlainDate): CardFilling {
  const collected = filling.collected - stamps;
  if (collected === 0) return { ...filling, collected, status: "EMPTIED", reward: null };
  return shownFilling({ ...filling, collected, status: "OPEN", reward: null }, today);
}

/** The card with a filling in the place of the one of its order, or added. Untouched fillings stay the very same objects. */
export function withFilling(card: MemberCard, filling: CardFilling): MemberCard {
  const isNew = card.fillings.every(({ order }) => order !== filling.order);
  const fillings = isNew
    ? [...card.fillings, filling]
    : card.fillings.map((each) => (each.order === filling.order ? filling : each));
  return { ...card, lastOrder: Math.max(card.lastOrder, filling.order), fillings };
}

/** The card with a filling that has run out written down as RESET, so that at most one is stored as OPEN. */
export function withResets(card: MemberCard, today: Temporal.PlainDate): MemberCard {
  return { ...card, fillings: card.fillings.map((filling) => shownFilling(filling, today)) };
}

function isOver(lastDay: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(lastDay, today) < 0;
}
