import { type PointsHeld, pointsLacking } from "@stammis/domain/points/points-lacking";
import { Ticket } from "@stammis/ui/cards/Ticket.tsx";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import type { AnswerOf } from "../../lib/api.ts";
import { fileUrl } from "../../lib/files.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { paths } from "../../paths.ts";

export type Coupon = AnswerOf<"getPublicCoupon">;

type RewardTicketProps = {
  coupon: Coupon;
  points: PointsHeld;
};

/** A reward as a ticket: in reach or how far off; read-only, it opens its own page. Spec §4. */
export function RewardTicket({ coupon, points }: RewardTicketProps) {
  const words = useTranslations("home");
  const terms = useTranslations("coupons");
  const { count, wholeKronor } = useNumbers();
  const router = useRouter();
  const { name, description, imagePath, pointsRequired, minimumPurchase } = coupon;
  const left = pointsLacking(pointsRequired, points);
  const isInReach = left === 0;
  const open = () => router.navigate({ to: paths.coupon, params: { id: String(coupon.id) } });
  return (
    <Ticket
      title={name}
      description={description || undefined}
      imageUrl={fileUrl(imagePath)}
      value={{ amount: count(pointsRequired), unit: words("unit", { count: pointsRequired }) }}
      lasting={minimumPurchase === null ? undefined : terms("atLeast", { amount: wholeKronor(minimumPurchase) })}
      state={isInReach ? "ready" : "locked"}
      stateText={isInReach ? words("rewardReady") : words("rewardLeft", { count: left })}
      progress={isInReach ? undefined : { value: Math.max(0, points.balance), max: pointsRequired }}
      onOpen={open}
    />
  );
}
