import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "@stammis/ui/ConfirmDialog.tsx";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { codeOf } from "../../lib/problem.ts";
import classes from "./member-table.module.css";
import { useResendInvitation, useWithdrawInvitation } from "./queries.ts";

/** Sends an invitation once more, or takes it back after asking; whoever joined meanwhile is told of as such. */
export function InvitationActions({ id, address }: { id: number; address: string }) {
  const t = useTranslations("members.invited");
  const words = useTranslations("words");
  const notices = useNotices();
  const resend = useResendInvitation();
  const withdraw = useWithdrawInvitation();
  const [asking, ask] = useDisclosure(false);
  const failed = (error: unknown, prefix: string) =>
    codeOf(error) === "NOT_FOUND" ? notices.done(t("gone")) : notices.failed(error, prefix);
  const sendAgain = () =>
    resend.mutate(id, {
      onSuccess: () => notices.done(t("sent", { address })),
      onError: (error) => failed(error, t("sendFailed")),
    });
  const takeBack = () =>
    withdraw.mutate(id, {
      onSuccess: () => notices.done(t("withdrawn", { address })),
      onError: (error) => failed(error, t("withdrawFailed")),
      onSettled: ask.close,
    });
  return (
    <div className={classes.acts}>
      <Button
        variant="subtle"
        aria-label={t("sendAgainTo", { address })}
        onClick={sendAgain}
        loading={resend.isPending}
      >
        {t("sendAgain")}
      </Button>
      <Button variant="subtle" color="red" aria-label={t("withdrawOf", { address })} onClick={ask.open}>
        {t("withdraw")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("askTitle")}
        confirmLabel={t("withdraw")}
        cancelLabel={words("cancel")}
        onConfirm={takeBack}
        onCancel={ask.close}
        busy={withdraw.isPending}
        danger
      >
        {t("askText", { address })}
      </ConfirmDialog>
    </div>
  );
}
