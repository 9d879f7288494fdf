import type { RetentionRules } from "#packages/domain/retention.ts";

export const contactsRetention = {
  /** Past their end: so long an expired one can still offer a new one. */
  links: { job: "forget-old-links", days: 90, whose: "CLUB" },
  /** Addresses that wait to be proved, past their last link. */
  unproved: { job: "forget-old-links", days: 30, whose: "CLUB" },
} as const satisfies RetentionRules;
