import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** Campaigns and welcome offers as the back office keeps them; a local merchant those of their own points of sale. */
export const campaignRoutes = {
  listCampaigns: { method: "GET", path: "/merchant/campaigns", access: localMerchants },
  /** All of the list, the newest first. */
  exportCampaigns: {
    method: "GET",
    path: "/merchant/campaigns/export",
    access: localMerchants,
    download: "text/csv",
  },
  getCampaign: { method: "GET", path: "/merchant/campaigns/:id", access: localMerchants },
  createCampaign: { method: "POST", path: "/merchant/campaigns", access: localMerchants },
  updateCampaign: { method: "PUT", path: "/merchant/campaigns/:id", access: localMerchants },
  setCampaignStatus: { method: "PUT", path: "/merchant/campaigns/:id/status", access: localMerchants },
  setCampaignStatuses: { method: "PUT", path: "/merchant/campaigns/statuses", access: localMerchants },
  setCampaignBanner: { method: "PUT", path: "/merchant/campaigns/:id/banner", access: localMerchants, upload: true },
  setCampaignBannerSource: {
    method: "PUT",
    path: "/merchant/campaigns/:id/banner/source",
    access: localMerchants,
    upload: true,
  },
  removeCampaignBanner: { method: "DELETE", path: "/merchant/campaigns/:id/banner", access: localMerchants },
  removeCampaign: { method: "DELETE", path: "/merchant/campaigns/:id", access: localMerchants },
} as const satisfies Record<string, Route>;
