import type { ApiFeature } from "#packages/server/feature.ts";
import { announcementHandlers } from "./routes.ts";

export const announcementsFeature = {
  handlers: announcementHandlers,
} satisfies ApiFeature;
