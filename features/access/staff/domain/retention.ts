import type { RetentionRules } from "#packages/domain/retention.ts";

export const staffRetention = {
  /** Invitations of staff that nobody answered. */
  invitations: { job: "forget-old-invitations", days: 180, whose: "COMPANY" },
} as const satisfies RetentionRules;
