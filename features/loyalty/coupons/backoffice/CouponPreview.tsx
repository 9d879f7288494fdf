import { useTranslations } from "use-intl/react";
import { parseAmount } from "#packages/domain/money.ts";
import { PhoneFrame } from "#packages/ui/page/PhoneFrame.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { couponKindRules } from "../domain/coupon-kinds.ts";
import { CouponTicket } from "./CouponTicket.tsx";
import { type CouponForm, pointsOf } from "./coupon-form.ts";
import classes from "./coupons.module.css";

type CouponPreviewProps = { form: CouponForm; imageUrl: string | undefined };

const kronorOf = (typed: string) => {
  const read = parseAmount(typed);
  return read.ok ? read.ore / 100 : null;
};

/** Shows the coupon as the member's ticket: a reward within reach and out of reach, or a value coupon. */
export function CouponPreview({ form, imageUrl }: CouponPreviewProps) {
  const t = useTranslations("coupons");
  const publishing = useTranslations("publishing");
  const words = useTranslations("words");
  const chain = useChain();
  const { kind } = form;
  const pointsRequired = pointsOf(form.pointsRequired) ?? 1;
  const onTheWay = Math.floor(pointsRequired * 0.6);
  const ticket = {
    ...form,
    imageUrl,
    name: form.name || t(`previewName.${kind}`),
    pointsRequired,
    value: kronorOf(form.value),
    minimumPurchase: kronorOf(form.minimumPurchase),
  };
  return (
    <PhoneFrame label={publishing("preview")} brandColour={chain.brandColour} scheme="light">
      {couponKindRules[kind].costsPoints ? (
        <>
          <p className={classes.caption}>{t("previewReady")}</p>
          <CouponTicket {...ticket} balance={pointsRequired} />
          <p className={classes.caption}>{t("previewOnTheWay", { points: words("points", { count: onTheWay }) })}</p>
          <CouponTicket {...ticket} balance={onTheWay} />
        </>
      ) : (
        <CouponTicket {...ticket} />
      )}
    </PhoneFrame>
  );
}
