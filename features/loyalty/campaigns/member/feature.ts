import { anybodyScreen, type Feature, ofLocationScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    anybodyScreen(pages.campaign, "CampaignScreen", () => import("./CampaignScreen.tsx")),
    ofLocationScreen(
      pages.locationCampaign,
      "LocationCampaignScreen",
      () => import("./LocationCampaignScreen.tsx"),
      ({ campaignId = "" }) => /^\d{1,15}$/.test(campaignId),
    ),
  ],
} as const satisfies Feature;
