import { Ticket } from "@stammis/ui/Ticket.tsx";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../lib/numbers.ts";

type RewardTicketProps = {
  name: string;
  description: string;
  imageUrl: string | undefined;
  pointsRequired: number;
  /** Points of the member who looks at it. */
  balance: number;
};

/** A reward as the member's ticket: in colour when the points are enough, else how many are left. */
export function RewardTicket({ name, description, imageUrl, pointsRequired, balance }: RewardTicketProps) {
  const t = useTranslations("points");
  const words = useTranslations("words");
  const { count } = useNumbers();
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
      value={{ amount: count(pointsRequired), unit: t("preview.unit", { count: pointsRequired }) }}
      {...(lacking > 0 ? locked : { state: "ready" })}
    />
  );
}
