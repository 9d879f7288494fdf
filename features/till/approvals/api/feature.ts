import type { ApiFeature } from "#packages/server/feature.ts";
import { approvalChecks } from "./approval-checks.ts";
import { approvalSchedule } from "./forget-approvals.ts";
import { approvalsHandlers } from "./routes.ts";

export const approvalsFeature = {
  schedule: approvalSchedule,
  handlers: approvalsHandlers,
  checks: approvalChecks,
  overAllChains: {
    "forget-approvals.ts": ["approval_request", "large_amount"],
  },
  personalData: {
    loyalty: { PURCHASES: ["large_amount", "approval_request"] },
  },
} satisfies ApiFeature;
