import { useTranslations } from "use-intl/react";
import { CouponTicket } from "#features/loyalty/coupons/backoffice/CouponTicket.tsx";
import { isOffered } from "#features/loyalty/coupons/backoffice/coupon-form.ts";
import type { Coupon } from "#features/loyalty/coupons/backoffice/queries.ts";
import { inSentence } from "#packages/domain/text.ts";
import { MemberCard } from "#packages/ui/cards/MemberCard.tsx";
import { PhoneFrame } from "#packages/ui/page/PhoneFrame.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import classes from "./points.module.css";

/** A membership number of no member; its QR code is only a picture. */
const nobody = "000000000000";

type PointsPreviewProps = { balance: number; description: string; rewards: readonly Coupon[] };

/** Shows a member's card and rewards after the purchase of the example. */
export function PointsPreview({ balance, description, rewards }: PointsPreviewProps) {
  const t = useTranslations("points.preview");
  const words = useTranslations("words");
  const { count } = useNumbers();
  const chain = useChain();
  const today = useToday();
  const offered = rewards.filter((reward) => isOffered(reward, today));
  const next = offered.find(({ pointsRequired }) => pointsRequired > balance);
  const missingText = next ? words("points", { count: next.pointsRequired - balance }) : "";
  return (
    <PhoneFrame label={t("title")} brandColour={chain.brandColour} scheme="light">
      <MemberCard
        variant="hero"
        chainName={chain.commercialName}
        logoUrl={chain.logoPath ?? undefined}
        memberName={t("member")}
        membershipId={nobody}
        points={{ value: count(balance), unit: t("unit", { count: balance }) }}
        {...(next
          ? {
              next: {
                text: t("left", { points: missingText, reward: inSentence(next.name) }),
                value: balance,
                max: next.pointsRequired,
              },
            }
          : {})}
      />
      {description && <p>{description}</p>}
      {offered.length === 0 && <p className={classes.quiet}>{t("noRewards")}</p>}
      {offered.map(({ imagePath, ...coupon }) => (
        <CouponTicket key={coupon.id} {...coupon} imageUrl={imagePath ?? undefined} balance={balance} />
      ))}
    </PhoneFrame>
  );
}
