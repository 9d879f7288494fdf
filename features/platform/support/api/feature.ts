import type { ApiFeature } from "#packages/server/feature.ts";
import { supportSchedule } from "./forget-messages.ts";
import { supportHandlers } from "./routes.ts";

export const supportFeature = {
  handlers: supportHandlers,
  schedule: supportSchedule,
  personalData: {
    support: { CORRESPONDENCE: ["support_message"] },
  },
} satisfies ApiFeature;
