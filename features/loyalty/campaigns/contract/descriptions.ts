import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { campaignsRoutes } from "./routes.ts";
import type { campaignsSchemas } from "./schemas.ts";

export const campaignsDescriptions: Descriptions<typeof campaignsRoutes, typeof campaignsSchemas> = {
  listCampaigns: { summary: "List the campaigns", description: "The campaigns of the club, the newest first." },
  exportCampaigns: { summary: "Export the campaigns", description: "All campaigns as a CSV file, the newest first." },
  getCampaign: { summary: "Get a campaign", description: "One campaign with its texts, dates, coupon and banner." },
  createCampaign: {
    summary: "Create a campaign",
    description: "Creates a campaign as a draft. `setCampaignStatus` publishes it.",
  },
  updateCampaign: {
    summary: "Change a campaign",
    description: "Replaces the editable fields. Send the `version` that you loaded to detect a concurrent change.",
  },
  setCampaignStatus: { summary: "Change the status of a campaign", description: "Publishes or stops the campaign." },
  setCampaignStatuses: {
    summary: "Change the status of several campaigns",
    description: "Publishes or stops several campaigns. The answer has a result for each.",
  },
  setCampaignBanner: {
    summary: "Set the banner of a campaign",
    description: "Uploads the finished banner picture, at most 4 MiB.",
  },
  setCampaignBannerSource: {
    summary: "Set the source picture of a banner",
    description: "Uploads the picture that the banner editor draws on, at most 4 MiB.",
  },
  removeCampaignBanner: {
    summary: "Remove the banner of a campaign",
    description: "Removes the picture. The campaign keeps its texts.",
  },
  removeCampaign: { summary: "Remove a campaign", description: "Removes the campaign. Purchases that used it stay." },
};
