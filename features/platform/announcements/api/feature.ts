import type { ApiFeature } from "#packages/server/feature.ts";
import { noticesSchedule } from "./notices/jobs.ts";
import { announcementsHandlers } from "./routes.ts";

export const announcementsFeature = {
  handlers: announcementsHandlers,
  schedule: noticesSchedule,
  personalData: {
    support: { ACTS_OF_STAFF: ["announcement_closing", "merchant_notice"] },
  },
} satisfies ApiFeature;
