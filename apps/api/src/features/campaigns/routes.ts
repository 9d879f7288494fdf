import type { campaignRoutes } from "@stammis/contract/campaigns/routes";
import type { Handlers } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { merchantCampaignOf, selectMerchantCampaigns } from "./merchant-campaigns.ts";
import { createCampaign, removeCampaign, updateCampaign } from "./save-campaign.ts";
import { removeCampaignBanner, setCampaignBanner } from "./set-campaign-banner.ts";
import { setCampaignStatus } from "./set-campaign-status.ts";

export const campaignHandlers = (services: Services): Handlers<typeof campaignRoutes> => ({
  async listCampaigns({ chain, day }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectMerchantCampaigns(q)]);
    return rows.map((row) => merchantCampaignOf(row, day));
  },

  async getCampaign({ chain, params, day }) {
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectMerchantCampaigns(q).where("campaign.id", "=", params.id),
    ]);
    return row ? merchantCampaignOf(row, day) : refuse("NOT_FOUND");
  },

  createCampaign: (call) => createCampaign(services, call),
  updateCampaign: (call) => updateCampaign(services, call),
  setCampaignStatus: (call) => setCampaignStatus(services, call),
  setCampaignBanner: (call) => setCampaignBanner(services, call),
  removeCampaignBanner: (call) => removeCampaignBanner(services, call),
  removeCampaign: (call) => removeCampaign(services, call),
});
