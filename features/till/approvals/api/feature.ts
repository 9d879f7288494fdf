import type { ApiFeature } from "#packages/server/feature.ts";
import { approvalChecks } from "./approval-checks.ts";
import { approvalHandlers } from "./routes.ts";

export const approvalsFeature = {
  handlers: approvalHandlers,
  checks: [...approvalChecks],
} satisfies ApiFeature;
