import { Ticket } from "@stammis/ui/Ticket.tsx";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import type { AnswerOf } from "../../lib/api.ts";
import { fileUrl } from "../../lib/files.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { paths } from "../../paths.ts";

export type Coupon = AnswerOf<"getPublicCoupon">;

type RewardTicketProps = {
  coupon: Coupon;
  balance: number;
};

/** A reward as a ticket: in reach or how far off; read-only, it opens its own page. Spec §4. */
export function RewardTicket({ coupon, balance }: RewardTicketProps) {
  const words = useTranslations("home");
  const { count } = useNumbers();
  const router = useRouter();
  const { name, description, imagePath, pointsRequired } = coupon;
  const isInReach = pointsRequired <= balance;
  const left = words("rewardLeft", { count: pointsRequired - balance });
  const open = () => router.navigate({ to: paths.coupon, params: { id: String(coupon.id) } });
  return (
    <Ticket
      title={name}
      description={description || undefined}
      imageUrl={fileUrl(imagePath)}
      value={{ amount: count(pointsRequired), unit: words("unit", { count: pointsRequired }) }}
      state={isInReach ? "ready" : "locked"}
      stateText={isInReach ? words("rewardReady") : left}
      progress={isInReach ? undefined : { value: Math.max(0, balance), max: pointsRequired }}
      onOpen={open}
    />
  );
}
