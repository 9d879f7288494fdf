import { Skeleton } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import type { SendCampaignProps } from "#features/loyalty/campaigns/backoffice/sendout/sending-slots.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { reachesNobody } from "../../domain/reaches-nobody.ts";
import { usePublishAndSend } from "../queries.ts";
import { NobodyReached } from "../reach/NobodyReached.tsx";
import { SendoutReach } from "../reach/SendoutReach.tsx";
import { useLeavesOut } from "../reach/use-leaves-out.tsx";
import classes from "../sendouts.module.css";
import { useLocalMoment } from "../use-local-moment.ts";
import { useCampaignReach } from "./use-campaign-reach.ts";

/** Confirms that a campaign is published and its message sent: its recipients, time and cost. */
export function SendCampaignDialog({ campaign, onSent, onClose }: SendCampaignProps) {
  const t = useTranslations("sendouts");
  const own = useTranslations("campaignSendouts");
  const words = useTranslations("words");
  const support = useTranslations("impersonation");
  const problemText = useProblemText();
  const notices = useNotices();
  const localMoment = useLocalMoment();
  const { query, isOld, isHidden, sendAt } = useCampaignReach(campaign);
  const sending = usePublishAndSend(campaign.id);
  const { name } = campaign;
  const reach = query.data;
  const hasNobody = reach !== undefined && reachesNobody(reach.media);
  const creditChoice = useLeavesOut(hasNobody ? null : (reach?.credits?.problem ?? null));
  const send = () =>
    sending.mutate(
      { leavesOut: creditChoice.leavesOut },
      {
        onSuccess: ({ awaitsApproval }) => {
          notices.done(own(awaitsApproval ? "sentForApproval" : "sent", { name }));
          onSent();
        },
        onError: (error) => {
          if (!creditChoice.showRefusal(error)) notices.failed(error, own("failed"));
        },
      },
    );
  return (
    <ConfirmDialog
      opened
      title={own("title", { name })}
      confirmLabel={reach?.needsApproval ? t("askApproval") : own("send")}
      cancelLabel={words("cancel")}
      onConfirm={send}
      onCancel={onClose}
      busy={sending.isPending || query.isLoading}
      disabled={hasNobody}
    >
      <div className={classes.side}>
        {reach && !hasNobody && !reach.quietUntil && (
          <p>{sendAt ? t("startsAt", { when: localMoment(sendAt) }) : t("startsNow")}</p>
        )}
        {reach ? (
          <SendoutReach reach={reach} isOld={isOld} isAutomatic={false} />
        ) : isHidden ? (
          <p className={classes.quiet}>{support("countsHidden")}</p>
        ) : query.isError ? (
          <p className={classes.error} role="alert">
            {problemText(query.error, t("reachFailed"))}
          </p>
        ) : (
          <Skeleton height={120} />
        )}
        {hasNobody && <NobodyReached reach={reach} next={own("nobodyNext")} />}
        {creditChoice.box}
      </div>
    </ConfirmDialog>
  );
}
