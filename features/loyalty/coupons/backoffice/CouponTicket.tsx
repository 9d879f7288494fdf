import { useTranslations } from "use-intl/react";
import { Ticket } from "#packages/ui/cards/Ticket.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { couponKindRules } from "../domain/coupon-kinds.ts";
import type { CouponKind } from "./queries.ts";

type CouponTicketProps = {
  kind: CouponKind;
  name: string;
  description: string;
  imageUrl: string | undefined;
  /** The price of a reward in points. */
  pointsRequired: number;
  /** The worth of a value coupon in kronor; null for a reward. */
  value: number | null;
  /** The viewer's points; by default, enough for the reward. */
  balance?: number;
  /** The minimum purchase in kronor; null for none. */
  minimumPurchase: number | null;
  /** The last day to use the coupon, `YYYY-MM-DD`; empty or null without one. */
  endDate: string | null;
  onOpen?: (() => void) | undefined;
  level?: 2 | undefined;
};

/** Shows a coupon as the member's ticket: in colour if the member has enough points, else with the missing points. */
export function CouponTicket(props: CouponTicketProps) {
  const { kind, name, description, imageUrl, pointsRequired, value, minimumPurchase, endDate, onOpen } = props;
  const t = useTranslations("coupons");
  const words = useTranslations("words");
  const { count, shortKronor } = useNumbers();
  const { day } = useDates();
  const conditions = [
    minimumPurchase !== null && t("atLeast", { amount: shortKronor(minimumPurchase) }),
    endDate && t("lasting", { date: day(endDate) }),
  ].filter(Boolean);
  const { balance = pointsRequired } = props;
  const lacking = couponKindRules[kind].costsPoints ? pointsRequired - balance : 0;
  const locked = {
    state: "locked" as const,
    stateText: t("previewLocked", { points: words("points", { count: lacking }) }),
    progress: { value: balance, max: pointsRequired },
  };
  return (
    <Ticket
      title={name}
      description={description || undefined}
      imageUrl={imageUrl}
      lasting={conditions.join(" · ") || undefined}
      value={
        couponKindRules[kind].costsPoints
          ? { amount: count(pointsRequired), unit: t("unit", { count: pointsRequired }) }
          : { amount: shortKronor(value ?? 0) }
      }
      {...(lacking > 0 ? locked : { state: "ready" })}
      onOpen={onOpen}
      level={props.level}
    />
  );
}
