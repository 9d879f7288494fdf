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
  /** Of a reward. */
  pointsRequired: number;
  /** Kronor, of a value coupon. */
  value: number | null;
  /** Points of the member who looks at it; more than enough unless told. */
  balance?: number;
  /** Smallest purchase, kronor; null: any. */
  minimumPurchase: number | null;
  /** Last day it can be used, `YYYY-MM-DD`; empty or null: for good. */
  endDate: string | null;
  onOpen?: (() => void) | undefined;
  level?: 2 | undefined;
};

/** A coupon as the member's ticket: in colour when it can be had, else how many points are left. */
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
