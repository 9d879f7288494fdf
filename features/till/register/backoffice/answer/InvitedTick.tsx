import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { SuccessTick } from "#packages/ui/answer/SuccessTick.tsx";
import type { Awaited } from "../desk/finished.ts";
import { usePendingWords } from "./use-pending-words.ts";
import { useWithdrawAtTill } from "./use-withdraw-at-till.ts";

type InvitedTickProps = { awaited: Awaited; onDone: () => void; onGone: () => void };

/** Confirms the invitation and shows the pending purchase. */
export function InvitedTick({ awaited, onDone, onGone }: InvitedTickProps) {
  const t = useTranslations("register");
  const waiting = usePendingWords(awaited);
  const withdraw = useWithdrawAtTill(onGone);
  const { contact, invited } = awaited;
  const { waitingPurchaseId: id } = invited;
  return (
    <SuccessTick
      title={t("invited")}
      earned={[t("invitedTo", { contact }), ...waiting]}
      closeLabel={t("next")}
      onDone={onDone}
      duration={id === null ? 4_500 : 7_000}
      action={
        id !== null && (
          <Button
            variant="white"
            color="black"
            size="lg"
            leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate(id)}
          >
            {t("withdrawPurchase")}
          </Button>
        )
      }
    />
  );
}
