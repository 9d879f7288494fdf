import type { RetentionRules } from "#packages/domain/retention.ts";

export const staffRetention = {
  /** Days until an unanswered invitation of staff is deleted. */
  invitations: { job: "forget-old-invitations", days: 180, whose: "COMPANY", shown: { place: 180, counts: "nothing" } },
} as const satisfies RetentionRules;
