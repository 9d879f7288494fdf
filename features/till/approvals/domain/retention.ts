import type { RetentionRules } from "#packages/domain/retention.ts";

export const approvalsRetention = {
  /** Requests for approval without a purchase, with their reasons for a decline. */
  approvals: { job: "forget-old-approvals", days: 90, whose: "CLUB", shown: { place: 60, counts: "rows" } },
} as const satisfies RetentionRules;
