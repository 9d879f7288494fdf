import type { ApiFeature } from "#packages/server/feature.ts";
import { removalSchedule } from "./forget-removals.ts";
import { dataProtectionHandlers } from "./routes.ts";

export const dataProtectionFeature = {
  schedule: removalSchedule,
  handlers: dataProtectionHandlers,
  overAllChains: {
    "forget-removals.ts": ["removal"],
  },
  personalData: {
    dataProtection: { CONTACT: ["processing_record"], ACTS_OF_STAFF: ["processing_activity"] },
  },
} satisfies ApiFeature;
