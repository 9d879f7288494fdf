import { useTranslations } from "use-intl/react";
import type { MessageState } from "#features/messages/letters/domain/message-states.ts";
import { type StatusTone, StatusWord } from "#packages/ui/figures/StatusWord.tsx";
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
