import type { PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { validThrough } from "#packages/domain/calendar.ts";

/** Last day of a member's welcome offer: the day before the anniversary of the registration. Spec §4. */
export function welcomeThrough(registeredOn: Temporal.PlainDate, months: number): Temporal.PlainDate {
  return validThrough(registeredOn, months);
}

/** A member's welcome offer; `campaignStatus`: the one its campaign shows. */
export interface WelcomeOffer {
  through: Temporal.PlainDate;
  /** The purchase it was used at; null again when that one was wholly returned. */
  usedPurchaseId: number | null;
  campaignStatus: PublishStatus;
  /** Whether members of the club may redeem today: `membersRedeem`. */
  redeems: boolean;
}

export type WelcomeUse = { ok: true } | { ok: false; reason: "WELCOME_OFFER_NOT_USABLE" };

/**
 * Whether a member may use the welcome offer today: not used, and its last day not over. It is a promise made on
 * registration, so a campaign that has been stopped or has ended keeps it; only withdrawing takes it away. It rests
 * after the days of grace of a subscription that has lapsed. Spec §4.
 */
export function welcomeUsable(offer: WelcomeOffer, today: Temporal.PlainDate): WelcomeUse {
  const isOver = Temporal.PlainDate.compare(offer.through, today) < 0;
  const usable = offer.usedPurchaseId === null && !isOver && isKept(offer);
  return usable ? { ok: true } : { ok: false, reason: "WELCOME_OFFER_NOT_USABLE" };
}

function isKept({ campaignStatus, redeems }: WelcomeOffer): boolean {
  return redeems && campaignStatus !== "NEW" && campaignStatus !== "WITHDRAWN";
}
