import type { RetentionRules } from "#packages/domain/retention.ts";

export const approvalsRetention = {
  /** Questions of the till that let nothing through, with why they got a no. */
  approvals: { job: "forget-old-approvals", days: 90, whose: "CLUB" },
} as const satisfies RetentionRules;
