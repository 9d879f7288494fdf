import type { RetentionRules } from "#packages/domain/retention.ts";

export const contactsRetention = {
  /** Days after a link's expiry. Until then it can still offer a new one. */
  links: { job: "forget-old-links", days: 90, whose: "CLUB", shown: { place: 30, counts: "rows" } },
  /** Days after the last link to a new address was sent, if the address was never confirmed. */
  unproved: { job: "forget-old-links", days: 30, whose: "CLUB", shown: { place: 40, counts: "rows" } },
} as const satisfies RetentionRules;
