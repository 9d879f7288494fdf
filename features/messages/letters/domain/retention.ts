import type { RetentionRules } from "#packages/domain/retention.ts";

export const lettersRetention = {
  /** A message's address, subject and text. Its other columns remain. */
  messages: { job: "forget-messages", days: 90, whose: "CLUB", shown: { place: 10, counts: "rows" } },
  /** One-time links in messages that are in the outbox and were never sent. */
  messageLinks: { job: "forget-message-links", days: 1, whose: "CLUB", shown: { place: 150, counts: "nothing" } },
} as const satisfies RetentionRules;
