import type { SendingCampaign } from "#features/loyalty/campaigns/backoffice/sendout/sending-slots.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { campaignSendAt, sendoutOfCampaign } from "../../domain/sendout-of-campaign.ts";
import { campaignButtonLabels } from "../../i18n/email-starters.ts";
import { useReach } from "../reach/use-typed-reach.ts";

/** Returns the reach of a campaign's message, and its planned time; null: as soon as it is published. */
export function useCampaignReach(campaign: SendingCampaign) {
  const { language } = useChain();
  const { selectionId, media, sms, heldOutPercent } = sendoutOfCampaign(campaign, language, campaignButtonLabels);
  const sendAt = campaignSendAt(campaign.startDate, useToday());
  // An unsaved campaign has no page yet. Any address counts as much, because links are shortened.
  const linked = { ...sms, link: `/c/${campaign.id}` };
  const typed = { sendoutId: null, selectionId, campaignId: null, media, sms: linked, heldOutPercent, sendAt };
  return { sendAt, ...useReach(typed) };
}
