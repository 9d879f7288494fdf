import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { sendoutOfCampaign } from "#features/messages/sendouts/domain/sendout-of-campaign.ts";
import { campaignButtonLabels } from "#features/messages/sendouts/i18n/email-starters.ts";
import { paths } from "#features/office-paths.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import type { ListedCampaign } from "../queries.ts";

/** Begins a sendout of a campaign's message as a draft, and opens it for review. Product §8. */
export function useBeginSendout(campaign: ListedCampaign) {
  const t = useTranslations("campaigns");
  const notices = useNotices();
  const navigate = useNavigate();
  const { language } = useChain();
  return async () => {
    try {
      const draft = await call("createSendout", { body: sendoutOfCampaign(campaign, language, campaignButtonLabels) });
      await navigate({ to: paths.sendout, params: { id: String(draft.id) } });
    } catch (error) {
      notices.failed(error, t("writeSendoutFailed"));
    }
  };
}
