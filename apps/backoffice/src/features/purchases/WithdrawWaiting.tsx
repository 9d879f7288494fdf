import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "@stammis/ui/ConfirmDialog.tsx";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { codeOf } from "../../lib/problem.ts";
import { useWithdrawWaiting } from "./queries.ts";

/** Takes a waiting purchase back, after asking. */
export function WithdrawWaiting({ id, contact }: { id: number; contact: string }) {
  const t = useTranslations("purchases.waiting");
  const words = useTranslations("words");
  const notices = useNotices();
  const withdraw = useWithdrawWaiting();
  const [asking, ask] = useDisclosure(false);
  const withdrawIt = () =>
    withdraw.mutate(id, {
      onSuccess: () => notices.done(t("withdrawn")),
      onError: (error) =>
        codeOf(error) === "NOT_FOUND" ? notices.done(t("gone")) : notices.failed(error, t("withdrawFailed")),
      onSettled: ask.close,
    });
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
        onConfirm={withdrawIt}
        onCancel={ask.close}
        busy={withdraw.isPending}
        danger
      >
        {t("askText", { contact })}
      </ConfirmDialog>
    </>
  );
}
