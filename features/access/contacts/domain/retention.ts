import type { RetentionRules } from "#packages/domain/retention.ts";

export const contactsRetention = {
  /** Days from a link's expiry until it is deleted. Until then the expired link can still offer a new one. */
  links: { job: "forget-old-links", days: 90, whose: "CLUB", shown: { place: 30, counts: "rows" } },
  /** Days from the last link to a new address until the address is deleted, if it was never confirmed. */
  unproved: { job: "forget-old-links", days: 30, whose: "CLUB", shown: { place: 40, counts: "rows" } },
} as const satisfies RetentionRules;
