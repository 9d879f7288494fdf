import type { RetentionRules } from "#packages/domain/retention.ts";

export const approvalsRetention = {
  /** Requests for approval that no purchase used, with the reason they were declined. */
  approvals: { job: "forget-old-approvals", days: 90, whose: "CLUB", shown: { place: 60, counts: "rows" } },
} as const satisfies RetentionRules;
