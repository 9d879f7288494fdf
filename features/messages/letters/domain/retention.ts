import type { RetentionRules } from "#packages/domain/retention.ts";

export const lettersRetention = {
  /** Address, subject and text; that there was a message stays. */
  messages: { job: "forget-messages", days: 90, whose: "CLUB" },
  /** One-time links in messages that only lie in the outbox. */
  messageLinks: { job: "forget-message-links", days: 1, whose: "CLUB" },
} as const satisfies RetentionRules;
