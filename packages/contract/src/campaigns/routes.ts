import { localMerchants, merchants, type Route } from "../endpoint.ts";

/** Campaigns and welcome offers as the back office keeps them. */
export const campaignRoutes = {
  listCampaigns: { method: "GET", path: "/merchant/campaigns", access: localMerchants },
  getCampaign: { method: "GET", path: "/merchant/campaigns/:id", access: localMerchants },
  createCampaign: { method: "POST", path: "/merchant/campaigns", access: merchants },
  updateCampaign: { method: "PUT", path: "/merchant/campaigns/:id", access: merchants },
  setCampaignStatus: { method: "PUT", path: "/merchant/campaigns/:id/status", access: merchants },
  setCampaignBanner: { method: "PUT", path: "/merchant/campaigns/:id/banner", access: merchants, upload: true },
  removeCampaignBanner: { method: "DELETE", path: "/merchant/campaigns/:id/banner", access: merchants },
  removeCampaign: { method: "DELETE", path: "/merchant/campaigns/:id", access: merchants },
} as const satisfies Record<string, Route>;
