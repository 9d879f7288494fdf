import { StatusWord } from "@stammis/ui/figures/StatusWord.tsx";
import { useTranslations } from "use-intl/react";
import type { MessageRow } from "./queries.ts";

const tones = { WAITING: "wait", SENT: "good", FAILED: "bad", SUPPRESSED: "calm" } as const;

export function StatusOf({ status }: Pick<MessageRow, "status">) {
  const words = useTranslations("outbox");
  return <StatusWord tone={tones[status]}>{words(status)}</StatusWord>;
}
