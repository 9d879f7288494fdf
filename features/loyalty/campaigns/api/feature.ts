import type { ApiFeature } from "#packages/server/feature.ts";
import { campaignHandlers } from "./routes.ts";

export const campaignsFeature = {
  handlers: campaignHandlers,
} satisfies ApiFeature;
