import type { ApiFeature } from "#packages/server/feature.ts";
import { announcementHandlers } from "./routes.ts";

export const announcementsFeature = {
  handlers: announcementHandlers,
  personalData: {
    support: { ACTS_OF_STAFF: ["announcement_closing"] },
  },
} satisfies ApiFeature;
