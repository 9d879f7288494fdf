import type { ApiFeature } from "#packages/server/feature.ts";
import { reportSchedule } from "./count-reports.ts";
import { reportChecks } from "./report-checks.ts";
import { reportHandlers } from "./routes.ts";

export const reportsFeature = {
  handlers: reportHandlers,
  schedule: reportSchedule,
  checks: reportChecks,
  overAllChains: {
    "count-reports.ts": ["report_count"],
  },
} satisfies ApiFeature;
