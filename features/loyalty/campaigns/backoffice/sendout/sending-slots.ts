import type { SentCampaign } from "#features/messages/sendouts/domain/sendout-of-campaign.ts";
import { createSlot } from "#packages/web/backoffice/slot.tsx";

/** A campaign whose publication sends its message. */
export type SendingCampaign = SentCampaign & { startDate: string | null };

/** The reach, cost and time of a campaign's message, in lines of the editor's bar. */
export const CampaignReach = createSlot<{ campaign: SendingCampaign }>();

export type SendCampaignProps = { campaign: SendingCampaign; onSent: () => void; onClose: () => void };

/** Confirms the publication of a saved campaign together with its sendout. */
export const SendCampaign = createSlot<SendCampaignProps>();
