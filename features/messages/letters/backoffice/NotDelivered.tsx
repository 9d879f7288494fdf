import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { RefusalReason } from "../domain/refused-invitations.ts";

/** States that an invitation was not delivered, and why. */
export function NotDelivered({ reason }: { reason: RefusalReason }) {
  const t = useTranslations("shell");
  const reasons = useTranslations("outbox.undelivered");
  return <StatusWord tone="bad">{t("notDelivered", { why: reasons(reason) })}</StatusWord>;
}
