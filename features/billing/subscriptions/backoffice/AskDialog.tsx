import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./billing.module.css";
import type { useLeave } from "./queries.ts";

type AskDialogProps = {
  /** The action to confirm, which selects the dialog's phrases. */
  of: "leave" | "removeCard" | "subscribe";
  act: Pick<ReturnType<typeof useLeave>, "mutateAsync" | "isPending">;
  onClose: () => void;
  children: ReactNode;
};

/** Confirms the start or end of a subscription, or the removal of the card. Errors are shown inside. */
export function AskDialog({ of, act, onClose, children }: AskDialogProps) {
  const t = useTranslations(`subscriptions.${of}`);
  const words = useTranslations("words");
  const notices = useNotices();
  const problemText = useProblemText();
  const [problem, tell] = useState<string | null>(null);
  const go = async () => {
    try {
      await act.mutateAsync();
      notices.done(t("done"));
      onClose();
    } catch (error) {
      tell(problemText(error));
    }
  };
  return (
    <ConfirmDialog
      opened
      title={t("ask")}
      confirmLabel={t("confirm")}
      cancelLabel={words("cancel")}
      onConfirm={() => void go()}
      onCancel={onClose}
      busy={act.isPending}
    >
      <div className={classes.asked}>
        {children}
        <FormProblem text={problem} />
      </div>
    </ConfirmDialog>
  );
}
