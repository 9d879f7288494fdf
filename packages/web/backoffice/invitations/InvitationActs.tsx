import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { codeOf } from "../../problem.ts";
import { useNotices } from "../dialogs/notices.ts";
import type { useAct } from "../session/use-act.ts";

type Act = Pick<ReturnType<typeof useAct<unknown, number>>, "mutate" | "isPending">;

type InvitationActsProps = {
  id: number;
  /** The address the invitation was sent to. */
  address: string;
  resend: Act;
  withdraw: Act;
  /** The question that states the effect of withdrawing the invitation. */
  askText: string;
  /** Whether sending again is the main action of the page. */
  prominent?: boolean;
  /**
   * Called when the invitation is no longer pending: the user withdrew it, or the invited person answered it meanwhile.
   */
  onGone?: (() => void) | undefined;
};

/**
 * Buttons that send an invitation again, or withdraw it after a confirmation. Reports when the invitation was answered
 * meanwhile.
 */
export function InvitationActs({
  id,
  address,
  resend,
  withdraw,
  askText,
  prominent = false,
  onGone,
}: InvitationActsProps) {
  const t = useTranslations("shell.invitation");
  const words = useTranslations("words");
  const notices = useNotices();
  const [asking, ask] = useDisclosure(false);
  const failed = (error: unknown, prefix: string) => {
    if (codeOf(error) !== "NOT_FOUND") return notices.failed(error, prefix);
    notices.done(t("gone"));
    onGone?.();
  };
  const sendAgain = () =>
    resend.mutate(id, {
      onSuccess: () => notices.done(t("sentAgain", { address })),
      onError: (error) => failed(error, t("sendAgainFailed")),
    });
  const withdrawInvitation = () =>
    withdraw.mutate(id, {
      onSuccess: () => {
        notices.done(t("withdrawn", { address }));
        onGone?.();
      },
      onError: (error) => failed(error, t("withdrawFailed")),
      onSettled: ask.close,
    });
  return (
    <>
      <Button
        variant={prominent ? "light" : "subtle"}
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
        onConfirm={withdrawInvitation}
        onCancel={ask.close}
        busy={withdraw.isPending}
        danger
      >
        {askText}
      </ConfirmDialog>
    </>
  );
}
