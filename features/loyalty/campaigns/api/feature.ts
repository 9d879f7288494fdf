import type { ApiFeature } from "#packages/server/feature.ts";
import { campaignHandlers } from "./routes.ts";

export const campaignsFeature = {
  handlers: campaignHandlers,
  personalData: {
    loyalty: { OFFERS_USED: ["member_welcome_offer"] },
  },
} satisfies ApiFeature;
