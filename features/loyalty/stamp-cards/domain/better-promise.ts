import { validThrough } from "#packages/domain/calendar.ts";
import { type CardFilling, type StampCardRule, shownFilling, stamped } from "./card-fillings.ts";

/** The part of a card's rule that is promised when a filling opens. */
export type CardPromise = Pick<StampCardRule, "stampsAmount" | "monthValidation" | "dayValidation">;

/**
 * Applies a changed rule to a filling. An open one keeps its terms and gets each better one: fewer stamps, a later last
 * day, more days. One with enough stamps is full, and its reward begins today. Others are unchanged. Product "a live
 * card may be edited".
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

/** The possible effects of a changed rule on an open filling: `promiseChange`. */
export const promiseChanges = ["FILLED", "BETTER", "KEPT", "SAME"] as const;
export type PromiseChange = (typeof promiseChanges)[number];

/**
 * Returns the effect of a changed rule. FILLED: the card is full at once. BETTER: fewer stamps, more time or more days.
 * KEPT: unchanged, although the rule is stricter. SAME: the rule equals the filling's terms.
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
