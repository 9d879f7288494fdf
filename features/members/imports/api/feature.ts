import type { ApiFeature } from "#packages/server/feature.ts";
import { importJobs, importSchedule } from "./jobs.ts";
import { importHandlers } from "./routes.ts";

export const importsFeature = {
  handlers: importHandlers,
  jobs: importJobs,
  schedule: importSchedule,
  overAllChains: {
    "jobs.ts": ["member_import"],
    "send-invitations.ts": ["member_import"],
    "forget-imports.ts": ["member_import", "member_import_row"],
  },
  personalData: {
    care: { IMPORTED_ROWS: ["member_import", "member_import_row"] },
  },
} satisfies ApiFeature;
