import type { RetentionRules } from "#packages/domain/retention.ts";

export const dataProtectionRetention = {
  /** How many rows of a club went by themselves, by kind and day. */
  removals: { job: "forget-removals", days: 365, whose: "NOBODYS" },
} as const satisfies RetentionRules;
