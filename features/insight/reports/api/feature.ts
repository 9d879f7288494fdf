import type { ApiFeature } from "#packages/server/feature.ts";
import { reportSchedule } from "./count-reports.ts";
import { reportChecks } from "./report-checks.ts";
import { reportsHandlers } from "./routes.ts";

export const reportsFeature = {
  handlers: reportsHandlers,
  schedule: reportSchedule,
  checks: reportChecks,
  overAllChains: {
    "count-reports.ts": ["report_count"],
  },
} satisfies ApiFeature;
