import type { MessageState } from "@stammis/domain/clubs/message-states";
import { type StatusTone, StatusWord } from "@stammis/ui/figures/StatusWord.tsx";
import { useTranslations } from "use-intl/react";
import type { MessageRow } from "./queries.ts";

const tones: Record<MessageState, StatusTone> = {
  WAITING: "wait",
  SENT: "good",
  DELIVERED: "good",
  UNDELIVERED: "bad",
  FAILED: "bad",
  SUPPRESSED: "calm",
};

export function StatusOf({ status }: Pick<MessageRow, "status">) {
  const words = useTranslations("outbox");
  return <StatusWord tone={tones[status]}>{words(status)}</StatusWord>;
}
