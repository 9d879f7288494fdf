import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { type PointsHeld, pointsLacking } from "#features/loyalty/points/domain/points-lacking.ts";
import { paths } from "#features/member-paths.ts";
import { ShowCardButton } from "#features/members/wallet/member/card/ShowCardButton.tsx";
import { Progress } from "#packages/ui/answer/Progress.tsx";
import { fileUrl } from "#packages/web/member/club/files.ts";
import { homeQuery } from "#packages/web/member/club/home.ts";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import { useLasting } from "#packages/web/member/format/use-lasting.ts";
import { useSession } from "#packages/web/member/session/session.ts";
import { type CouponKind, couponKindRules } from "../domain/coupon-kinds.ts";
import classes from "./coupon-page.module.css";
import { OfferPage } from "./OfferPage.tsx";
import type { Coupon } from "./RewardTicket.tsx";
import { WaysIn } from "./WaysIn.tsx";

const phrasesByKind = {
  REWARD: { how: "how", guest: "guestText" },
  VALUE: { how: "howValue", guest: "guestTextValue" },
} as const satisfies Record<CouponKind, object>;

/** Shows a coupon: its price or value, its days, and the points that the member still lacks. Spec §2. */
export function CouponPage({ coupon }: { coupon: Coupon }) {
  const words = useTranslations("coupons");
  const unit = useTranslations("home");
  const lasting = useLasting();
  const { count, wholeKronor } = useNumbers();
  const signedIn = useSession() !== null;
  const points = useQuery({ ...homeQuery, enabled: signedIn }).data?.points;
  const { costsPoints, paysMoney, isBrought } = couponKindRules[coupon.kind];
  const phrases = phrasesByKind[coupon.kind];
  const lastingText = lasting(coupon.endDate, coupon.startDate);
  const from = paths.coupon.replace("$id", String(coupon.id));
  return (
    <OfferPage
      imageUrl={fileUrl(coupon.imagePath)}
      title={coupon.name}
      text={coupon.description}
      foot={
        signedIn ? (
          <>
            <p>{words(phrases.how)}</p>
            <ShowCardButton />
          </>
        ) : (
          <>
            <p>{words(phrases.guest)}</p>
            <WaysIn from={from} register={isBrought} />
          </>
        )
      }
    >
      <p className={classes.cost}>
        <strong>{paysMoney ? wholeKronor(coupon.value ?? 0) : count(coupon.pointsRequired)}</strong>{" "}
        {paysMoney ? "kr" : unit("unit", { count: coupon.pointsRequired })}
      </p>
      {coupon.minimumPurchase !== null && (
        <p className={classes.lasting}>{words("atLeast", { amount: wholeKronor(coupon.minimumPurchase) })}</p>
      )}
      {lastingText && <p className={classes.lasting}>{lastingText}</p>}
      {costsPoints && points && <Reach required={coupon.pointsRequired} points={points} />}
    </OfferPage>
  );
}

function Reach({ required, points }: { required: number; points: PointsHeld }) {
  const words = useTranslations("home");
  const missingPoints = pointsLacking(required, points);
  const text = missingPoints === 0 ? words("rewardReady") : words("rewardLeft", { count: missingPoints });
  return (
    <div className={classes.reach}>
      <Progress value={Math.max(0, Math.min(points.balance, required))} max={required} label={text} />
      <p>{text}</p>
    </div>
  );
}
