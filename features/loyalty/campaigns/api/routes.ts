import { removeDraft } from "#features/loyalty/publishing/api/remove-draft.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { campaignsRoutes } from "../contract/routes.ts";
import { seesCampaign } from "../domain/campaigns.ts";
import { exportCampaigns } from "./export-campaigns.ts";
import {
  listedCampaignOf,
  merchantCampaignOf,
  selectListedCampaigns,
  selectMerchantCampaigns,
} from "./merchant-campaigns.ts";
import { publishableCampaign } from "./publishable-campaign.ts";
import { createCampaign, updateCampaign } from "./save-campaign.ts";
import { removeCampaignBanner, setCampaignBanner, setCampaignBannerSource } from "./set-campaign-banner.ts";
import { setCampaignStatus } from "./set-campaign-status.ts";
import { setCampaignStatuses } from "./set-campaign-statuses.ts";

export const campaignsHandlers = (services: Services): Handlers<typeof campaignsRoutes> => ({
  async listCampaigns({ chain, actor, day }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectListedCampaigns(q)]);
    const seen = rows.filter(({ location_ids }) => seesCampaign(actor.locationIds, location_ids));
    return seen.map((row) => listedCampaignOf(row, day));
  },

  exportCampaigns: (call) => exportCampaigns(services, call),

  async getCampaign({ chain, actor, params, day }) {
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectMerchantCampaigns(q).where("campaign.id", "=", params.id),
    ]);
    return row && seesCampaign(actor.locationIds, row.location_ids)
      ? merchantCampaignOf(row, day)
      : refuse("NOT_FOUND");
  },

  createCampaign: (call) => createCampaign(services, call),
  updateCampaign: (call) => updateCampaign(services, call),
  setCampaignStatuses: (call) => setCampaignStatuses(services, call),
  setCampaignStatus: (call) => setCampaignStatus(services, call),
  setCampaignBanner: (call) => setCampaignBanner(services, call),
  setCampaignBannerSource: (call) => setCampaignBannerSource(services, call),
  removeCampaignBanner: (call) => removeCampaignBanner(services, call),
  removeCampaign: (call) => removeDraft(services, publishableCampaign, call),
});
