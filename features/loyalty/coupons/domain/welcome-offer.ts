import type { PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { validThrough } from "#packages/domain/calendar.ts";

/**
 * Returns the last day of a member's welcome offer, `months` after joining: the day before the same date of the month.
 * Spec §4.
 */
export function welcomeThrough(registeredOn: Temporal.PlainDate, months: number): Temporal.PlainDate {
  return validThrough(registeredOn, months);
}

/** A member's welcome offer; `campaignStatus`: the status shown for its campaign. */
export interface WelcomeOffer {
  through: Temporal.PlainDate;
  /** The purchase that used the offer; null again after its full return. */
  usedPurchaseId: number | null;
  campaignStatus: PublishStatus;
  /** Whether members of the club may redeem today: `membersRedeem`. */
  redeems: boolean;
}

export type WelcomeUse = { ok: true } | { ok: false; reason: "WELCOME_OFFER_NOT_USABLE" };

/**
 * Whether a member may use the welcome offer today: unused and not past its last day. The offer is a promise, so only a
 * withdrawal of its campaign ends it. After the grace period of a lapsed subscription it is suspended. Spec §4.
 */
export function welcomeUsable(offer: WelcomeOffer, today: Temporal.PlainDate): WelcomeUse {
  const isOver = Temporal.PlainDate.compare(offer.through, today) < 0;
  const usable = offer.usedPurchaseId === null && !isOver && isKept(offer);
  return usable ? { ok: true } : { ok: false, reason: "WELCOME_OFFER_NOT_USABLE" };
}

function isKept({ campaignStatus, redeems }: WelcomeOffer): boolean {
  return redeems && campaignStatus !== "NEW" && campaignStatus !== "WITHDRAWN";
}
