import type { RefusalReason } from "@stammis/domain/people/refused-invitations";
import { StatusWord } from "@stammis/ui/figures/StatusWord.tsx";
import { useTranslations } from "use-intl/react";

/** That an invitation never arrived, and why. */
export function NotDelivered({ reason }: { reason: RefusalReason }) {
  const t = useTranslations("shell");
  const reasons = useTranslations("outbox.undelivered");
  return <StatusWord tone="bad">{t("notDelivered", { why: reasons(reason) })}</StatusWord>;
}
