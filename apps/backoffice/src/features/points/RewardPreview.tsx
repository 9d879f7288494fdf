import { PhoneFrame } from "@stammis/ui/PhoneFrame.tsx";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../lib/session.ts";
import classes from "./points.module.css";
import { RewardTicket } from "./RewardTicket.tsx";
import { pointsOf, type RewardForm } from "./reward-form.ts";

/** The ticket of a member who can afford it, and of one on the way. */
export function RewardPreview({ form, imageUrl }: { form: RewardForm; imageUrl: string | undefined }) {
  const t = useTranslations("points.reward");
  const words = useTranslations("words");
  const chain = useChain();
  const pointsRequired = pointsOf(form.pointsRequired) ?? 1;
  const onTheWay = Math.floor(pointsRequired * 0.6);
  const ticket = { ...form, imageUrl, pointsRequired };
  return (
    <PhoneFrame label={t("preview")} brandColour={chain.brandColour} scheme="light">
      <p className={classes.caption}>{t("previewReady")}</p>
      <RewardTicket {...ticket} balance={pointsRequired} />
      <p className={classes.caption}>{t("previewOnTheWay", { points: words("points", { count: onTheWay }) })}</p>
      <RewardTicket {...ticket} balance={onTheWay} />
    </PhoneFrame>
  );
}
