export const officePages = {
  campaigns: "/campaigns",
  newCampaign: "/campaigns/new",
  campaign: "/campaigns/$id",
} as const;

export const memberPages = {
  campaign: "/c/$id",
  locationCampaign: "/$subpage/$campaignId",
} as const;
