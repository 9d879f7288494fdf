import { lastDayOf, validThrough } from "../calendar.ts";
import type { PublishStatus } from "../offers/publish-status.ts";

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
export const usageStatuses = ["OPEN", "COMPLETED", "RESET", "EMPTIED"] as const;
export type UsageStatus = (typeof usageStatuses)[number];

/** What a completed usage gave; usable once, through `endsOn`. */
export interface Reward {
  startsOn: Temporal.PlainDate;
  endsOn: Temporal.PlainDate;
  used: boolean;
}

/** One filling of a card, named by its `order`, under the promise (`stampsAmount`, `endsOn`, `rewardDays`) of the day it began. */
export interface Usage {
  order: number;
  stampsAmount: number;
  collected: number;
  status: UsageStatus;
  startedOn: Temporal.PlainDate;
  /** Last day on which it can be filled. */
  endsOn: Temporal.PlainDate;
  /** Days its reward will be usable. */
  rewardDays: number;
  reward: Reward | null;
}

/**
 * A member with a card. `usages`: those that can still change or are asked about, in any order; `lastOrder`: the highest
 * order there ever was (0: none); `owed`: stamps taken back that could not be taken, filled by the next ones.
 */
export interface MemberCard {
  owed: number;
  lastOrder: number;
  usages: readonly Usage[];
}

/** A card without a stamp. */
export const untouchedCard: MemberCard = { owed: 0, lastOrder: 0, usages: [] };

/** Whether a reward can be used today: unused, and its last day not over. Spec §4 "Stamp-card coupon". */
export function rewardUsable(reward: Reward, today: Temporal.PlainDate): boolean {
  return !reward.used && !isOver(reward.endsOn, today);
}

/** A usage as it is today: an open one whose last day is over is RESET, right at midnight without a job. Spec §4. */
export function shownUsage(usage: Usage, today: Temporal.PlainDate): Usage {
  return usage.status === "OPEN" && isOver(usage.endsOn, today) ? { ...usage, status: "RESET" } : usage;
}

/** The usage the next stamp lands on, or null when it would begin a new one. */
export function openUsage(card: MemberCard, today: Temporal.PlainDate): Usage | null {
  return card.usages.find((usage) => shownUsage(usage, today).status === "OPEN") ?? null;
}

/** The latest full usage whose reward can still be used today. */
export function latestWithReward(card: MemberCard, today: Temporal.PlainDate): Usage | null {
  return card.usages
    .filter(({ reward }) => reward !== null && rewardUsable(reward, today))
    .reduce<Usage | null>((latest, usage) => (latest && latest.order > usage.order ? latest : usage), null);
}

/** Whether stamps on a usage came to nothing: it was reset, or its reward ran out unused. */
export function hasDied(usage: Usage, today: Temporal.PlainDate): boolean {
  if (usage.reward) return !usage.reward.used && isOver(usage.reward.endsOn, today);
  return shownUsage(usage, today).status === "RESET";
}

/** An empty usage after all others, under today's promise. */
export function nextUsage(card: MemberCard, rule: StampCardRule, today: Temporal.PlainDate): Usage {
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

/** A usage with `stamps` more, at most as many as it has places left; full, its reward begins today. */
export function stamped(usage: Usage, stamps: number, today: Temporal.PlainDate): Usage {
  const collected = usage.collected + stamps;
  if (collected < usage.stampsAmount) return { ...usage, collected };
  const reward = { startsOn: today, endsOn: lastDayOf(today, usage.rewardDays), used: false };
  return { ...usage, collected, status: "COMPLETED", reward };
}

/** A usage with `stamps` fewer, at most as many as it has: reopened if it was full, and its reward gone. */
export function unstamped(usage: Usage, stamps: number, today: Temporal.PlainDate): Usage {
  const collected = usage.collected - stamps;
  if (collected === 0) return { ...usage, collected, status: "EMPTIED", reward: null };
  return shownUsage({ ...usage, collected, status: "OPEN", reward: null }, today);
}

/** The card with a usage in the place of the one of its order, or added. Untouched usages stay the very same objects. */
export function withUsage(card: MemberCard, usage: Usage): MemberCard {
  const isNew = card.usages.every(({ order }) => order !== usage.order);
  const usages = isNew
    ? [...card.usages, usage]
    : card.usages.map((each) => (each.order === usage.order ? usage : each));
  return { ...card, lastOrder: Math.max(card.lastOrder, usage.order), usages };
}

/** The card with a usage that has run out written down as RESET, so that at most one is stored as OPEN. */
export function withResets(card: MemberCard, today: Temporal.PlainDate): MemberCard {
  return { ...card, usages: card.usages.map((usage) => shownUsage(usage, today)) };
}

function isOver(lastDay: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(lastDay, today) < 0;
}
