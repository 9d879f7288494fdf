import { SuccessTick } from "@stammis/ui/SuccessTick.tsx";
import { useTranslations } from "use-intl/react";
import type { Invited } from "../queries.ts";
import { useWaitingWords } from "./use-waiting-words.ts";

type InvitedTickProps = { invited: Invited; contact: string; onDone: () => void };

/** The invitation is on its way, and what waits for whoever accepts it. */
export function InvitedTick({ invited, contact, onDone }: InvitedTickProps) {
  const t = useTranslations("till");
  const waiting = useWaitingWords(invited);
  return (
    <SuccessTick
      title={t("invited")}
      earned={[t("invitedTo", { contact }), ...waiting]}
      closeLabel={t("next")}
      onDone={onDone}
      duration={4_500}
    />
  );
}
