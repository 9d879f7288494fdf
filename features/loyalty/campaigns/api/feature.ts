import type { ApiFeature } from "#packages/server/feature.ts";
import { campaignsHandlers } from "./routes.ts";

export const campaignsFeature = {
  handlers: campaignsHandlers,
  personalData: {
    loyalty: { OFFERS_USED: ["member_welcome_offer"] },
  },
} satisfies ApiFeature;
