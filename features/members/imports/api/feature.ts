import type { ApiFeature } from "#packages/server/feature.ts";
import { importsJobs, importsSchedule } from "./jobs.ts";
import { importsHandlers } from "./routes.ts";

export const importsFeature = {
  handlers: importsHandlers,
  jobs: importsJobs,
  schedule: importsSchedule,
  overAllChains: {
    "jobs.ts": ["member_import"],
    "send-invitations.ts": ["member_import"],
    "forget-imports.ts": ["member_import", "member_import_row"],
  },
  personalData: {
    care: { IMPORTED_ROWS: ["member_import", "member_import_row"] },
  },
} satisfies ApiFeature;
