import { publishableCampaign } from "#features/loyalty/campaigns/api/publishable-campaign.ts";
import { setStatusIn } from "#features/loyalty/publishing/api/set-status.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { campaignSendAt, sendoutOfCampaign } from "../../domain/sendout-of-campaign.ts";
import { campaignButtonLabels } from "../../i18n/email-starters.ts";
import { insertSendout } from "../save-sendout.ts";
import { setStateIn } from "./set-sendout-state.ts";

/**
 * Publishes a draft campaign and starts the sendout of its message, both or neither. Refuses what publishing and
 * starting refuse, and STATUS_NOT_ALLOWED for a welcome offer, which joining members get without a message.
 */
export function publishAndSendCampaign(services: Services, call: Call<"publishAndSendCampaign">) {
  const { chain, day, params, body } = call;
  return services.db.inChain(chain.id, async (trx, { batch }) => {
    const publishing = { ...call, body: { publishStatus: "ACTIVE" as const } };
    const campaign = await setStatusIn(trx, publishableCampaign, publishing);
    if (campaign.welcomeOffer) refuse("STATUS_NOT_ALLOWED");
    refuseFields({ mediums: campaign.mediums.length === 0 ? "MEDIUM_REQUIRED" : null });
    const sendAt = campaignSendAt(campaign.startDate, day.today);
    const sendout = { ...sendoutOfCampaign(campaign, chain.language, campaignButtonLabels), sendAt };
    const id = await insertSendout(trx, { ...call, body: sendout });
    const starting = { act: "START" as const, leavesOut: body.leavesOut };
    return setStateIn(trx, batch, services, { ...call, params: { ...params, id }, body: starting });
  });
}
