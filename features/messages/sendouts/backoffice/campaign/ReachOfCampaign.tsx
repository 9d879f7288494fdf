import { useFormatter, useTranslations } from "use-intl/react";
import type { SendingCampaign } from "#features/loyalty/campaigns/backoffice/sendout/sending-slots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "../sendouts.module.css";
import { useLocalMoment } from "../use-local-moment.ts";
import { useCampaignReach } from "./use-campaign-reach.ts";

/** Tells what publishing a campaign sends: to how many members, at what cost, when, and whether it needs approval. */
export function ReachOfCampaign({ campaign }: { campaign: SendingCampaign }) {
  const t = useTranslations("sendouts");
  const own = useTranslations("campaignSendouts");
  const support = useTranslations("impersonation");
  const format = useFormatter();
  const problemText = useProblemText();
  const { shortKronor } = useNumbers();
  const localMoment = useLocalMoment();
  const { query, isOld, isHidden, sendAt } = useCampaignReach(campaign);
  if (isHidden) return <p className={classes.quiet}>{support("countsHidden")}</p>;
  if (query.isError) return <p className={classes.error}>{problemText(query.error, t("reachFailed"))}</p>;
  if (!query.data) return <p className={classes.quiet}>{own("counting")}</p>;
  const { media, credits, quietUntil, needsApproval } = query.data;
  const planned = sendAt ? t("startsAt", { when: localMoment(sendAt) }) : t("startsNow");
  const lines = [
    `${format.list(media.map(({ medium, reached }) => own(`reachIn.${medium}`, { count: reached })))}.`,
    credits &&
      t(credits.price === null ? "costs" : "costsKronor", {
        atMost: credits.atMost,
        available: credits.available,
        price: shortKronor(credits.price ?? 0),
      }),
    quietUntil ? t("quietAtStart", { when: localMoment(quietUntil) }) : planned,
    needsApproval && t("needsApproval"),
  ];
  return (
    <p className={credits?.problem ? classes.dear : classes.quiet} data-old={isOld || undefined} aria-busy={isOld}>
      {lines.filter(Boolean).join(" ")}
    </p>
  );
}
