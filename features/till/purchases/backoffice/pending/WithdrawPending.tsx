import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useWithdrawPending } from "#features/till/register/backoffice/answer/use-withdraw-pending.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { pendingList } from "../queries.ts";

/** Withdraws a pending purchase after a confirmation. */
export function WithdrawPending({ id, contact }: { id: number; contact: string }) {
  const t = useTranslations("purchases.pending");
  const words = useTranslations("words");
  const notices = useNotices();
  const queryClient = useQueryClient();
  const [asking, ask] = useDisclosure(false);
  // Refetches the list after any outcome.
  const ended = (tell: () => void) => {
    tell();
    ask.close();
    void queryClient.invalidateQueries({ queryKey: [pendingList] });
  };
  const withdraw = useWithdrawPending({
    withdrawn: () => ended(() => notices.done(t("withdrawn"))),
    gone: () => ended(() => notices.done(t("gone"))),
    failed: (error) => ended(() => notices.failed(error, t("withdrawFailed"))),
  });
  if (!useCan("giveBack")) return null;
  return (
    <>
      <Button variant="subtle" color="red" aria-label={t("withdrawNamed", { contact })} onClick={ask.open}>
        {t("withdraw")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("askTitle")}
        confirmLabel={t("withdraw")}
        cancelLabel={words("cancel")}
        onConfirm={() => withdraw.mutate(id)}
        onCancel={ask.close}
        busy={withdraw.isPending}
        danger
      >
        {t("askText", { contact })}
      </ConfirmDialog>
    </>
  );
}
