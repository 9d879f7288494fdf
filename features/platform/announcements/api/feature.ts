import type { ApiFeature } from "#packages/server/feature.ts";
import { noticeSchedule } from "./notices/jobs.ts";
import { announcementHandlers } from "./routes.ts";

export const announcementsFeature = {
  handlers: announcementHandlers,
  schedule: noticeSchedule,
  personalData: {
    support: { ACTS_OF_STAFF: ["announcement_closing", "merchant_notice"] },
  },
} satisfies ApiFeature;
