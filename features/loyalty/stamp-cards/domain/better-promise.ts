import { validThrough } from "#packages/domain/calendar.ts";
import { type CardFilling, type StampCardRule, shownFilling, stamped } from "./card-fillings.ts";

/** What of a card's rule is promised to whoever begins it. */
export type CardPromise = Pick<StampCardRule, "stampsAmount" | "monthValidation" | "dayValidation">;

/**
 * A filling after its card's rule has changed: who collects keeps what was promised, and gets what the new rule makes
 * better: fewer stamps, a later last day, more days for the reward. Who has collected as many as the new rule asks for,
 * or more, has a full card: all those stamps are its places, and its reward begins today. A filling that does not run
 * today is as it was. Product "a live card may be edited".
 */
export function keepBetter(filling: CardFilling, rule: CardPromise, today: Temporal.PlainDate): CardFilling {
  if (shownFilling(filling, today).status !== "OPEN") return filling;
  const longer = validThrough(filling.startedOn, rule.monthValidation);
  const better = {
    ...filling,
    stampsAmount: Math.min(filling.stampsAmount, Math.max(rule.stampsAmount, filling.collected)),
    endsOn: Temporal.PlainDate.compare(longer, filling.endsOn) > 0 ? longer : filling.endsOn,
    rewardDays: Math.max(filling.rewardDays, rule.dayValidation),
  };
  return stamped(better, 0, today);
}

/** What a changed rule may mean for one who collects: `promiseChange`. */
export const promiseChanges = ["FILLED", "BETTER", "KEPT", "SAME"] as const;
export type PromiseChange = (typeof promiseChanges)[number];

/**
 * What a changed rule means for one who collects. FILLED: the card is full at once. BETTER: fewer stamps, longer time or
 * more days. KEPT: nothing changes although the rule is harder now. SAME: the rule asks for what was promised.
 */
export function promiseChange(filling: CardFilling, rule: CardPromise, today: Temporal.PlainDate): PromiseChange {
  const after = keepBetter(filling, rule, today);
  if (after.status !== filling.status) return "FILLED";
  const gained =
    after.stampsAmount < filling.stampsAmount ||
    Temporal.PlainDate.compare(after.endsOn, filling.endsOn) > 0 ||
    after.rewardDays > filling.rewardDays;
  if (gained) return "BETTER";
  const newEnd = validThrough(filling.startedOn, rule.monthValidation);
  const same =
    rule.stampsAmount === filling.stampsAmount &&
    rule.dayValidation === filling.rewardDays &&
    newEnd.equals(filling.endsOn);
  return same ? "SAME" : "KEPT";
}
