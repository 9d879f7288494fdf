import { kronorFromOre, parseAmount } from "@stammis/domain/money";
import { Ticket } from "@stammis/ui/Ticket.tsx";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";

type RewardTicketProps = {
  name: string;
  description: string;
  imageUrl: string | undefined;
  pointsRequired: number;
  /** Points of the member who looks at it. */
  balance: number;
  /** Smallest purchase, as it is typed; empty: any. */
  minimumPurchase: string;
  /** Last day it can be used, `YYYY-MM-DD`; none, or null: for good. */
  endDate?: string | null;
};

/** A reward as the member's ticket: in colour when the points are enough, else how many are left. */
export function RewardTicket({ name, description, imageUrl, pointsRequired, balance, ...terms }: RewardTicketProps) {
  const { minimumPurchase, endDate } = terms;
  const t = useTranslations("points");
  const words = useTranslations("words");
  const { count } = useNumbers();
  const { day } = useDates();
  const { shortKronor } = useNumbers();
  const minimum = parseAmount(minimumPurchase);
  const conditions = [
    minimum.ok && t("reward.atLeast", { amount: shortKronor(kronorFromOre(minimum.ore)) }),
    endDate && t("reward.lasting", { date: day(endDate) }),
  ].filter(Boolean);
  const lacking = pointsRequired - balance;
  const locked = {
    state: "locked" as const,
    stateText: t("reward.previewLocked", { points: words("points", { count: lacking }) }),
    progress: { value: balance, max: pointsRequired },
  };
  return (
    <Ticket
      title={name || t("reward.previewName")}
      description={description || undefined}
      imageUrl={imageUrl}
      lasting={conditions.join(" · ") || undefined}
      value={{ amount: count(pointsRequired), unit: t("preview.unit", { count: pointsRequired }) }}
      {...(lacking > 0 ? locked : { state: "ready" })}
    />
  );
}
