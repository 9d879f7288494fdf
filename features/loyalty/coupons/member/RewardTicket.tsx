import { useTranslations } from "use-intl/react";
import { type PointsHeld, pointsLacking } from "#features/loyalty/points/domain/points-lacking.ts";
import { Ticket } from "#packages/ui/cards/Ticket.tsx";
import { fileUrl } from "#packages/web/member/club/files.ts";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import type { AnswerOf } from "#packages/web/member/session/api.ts";
import { useCouponPage } from "./use-coupon-page.ts";

export type Coupon = AnswerOf<"getPublicCoupon">;

type RewardTicketProps = {
  coupon: Coupon;
  /** The member's points; null for a visitor, who only sees the price. */
  points: PointsHeld | null;
};

/**
 * Shows a reward as a read-only ticket: within reach, or with the missing points. A tap opens the reward's page. Spec
 * §4.
 */
export function RewardTicket({ coupon, points }: RewardTicketProps) {
  const words = useTranslations("home");
  const terms = useTranslations("coupons");
  const { count, wholeKronor } = useNumbers();
  const open = useCouponPage(coupon);
  const { name, description, imagePath, pointsRequired, minimumPurchase } = coupon;
  const missingPoints = points && pointsLacking(pointsRequired, points);
  const far =
    points && missingPoints
      ? { text: words("rewardLeft", { count: missingPoints }), held: Math.max(0, points.balance) }
      : null;
  return (
    <Ticket
      title={name}
      description={description || undefined}
      imageUrl={fileUrl(imagePath)}
      value={{ amount: count(pointsRequired), unit: words("unit", { count: pointsRequired }) }}
      lasting={minimumPurchase === null ? undefined : terms("atLeast", { amount: wholeKronor(minimumPurchase) })}
      state={far ? "locked" : "ready"}
      stateText={points ? (far?.text ?? words("rewardReady")) : undefined}
      progress={far ? { value: far.held, max: pointsRequired } : undefined}
      onOpen={open}
    />
  );
}
