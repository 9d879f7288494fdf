import { endsOn } from "@stammis/domain/billing/subscription";
import { useProblemText } from "@stammis/shell/problem.ts";
import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { useNotices } from "../../lib/notices.ts";
import { FormProblem } from "../../shell/FormProblem.tsx";
import classes from "./billing.module.css";
import { type Billing, useLeave } from "./queries.ts";

type DialogProps = { billing: Billing; companyId: number; today: string; onClose: () => void };

/** Asks before it ends: until when everything is as it was, and what happens then. */
export function LeaveDialog({ billing, companyId, today, onClose }: DialogProps) {
  const t = useTranslations("billing.leave");
  const words = useTranslations("words");
  const notices = useNotices();
  const problemText = useProblemText();
  const { full } = useRealDates();
  const { mutateAsync, isPending } = useLeave(companyId);
  const [problem, tell] = useState<string | null>(null);
  const { subscription, trialEndsOn } = billing.standing;
  const from = subscription?.from ?? today;
  const ends = endsOn({ from: Temporal.PlainDate.from(from) }, Temporal.PlainDate.from(today)).toString();
  const leave = async () => {
    try {
      await mutateAsync();
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
      onConfirm={() => void leave()}
      onCancel={onClose}
      busy={isPending}
    >
      <div className={classes.asked}>
        {from > today && <p>{t("notBegun")}</p>}
        <p>{t("text", { day: full(ends < trialEndsOn ? trialEndsOn : ends) })}</p>
        <p className={classes.quiet}>{t("kept")}</p>
        <FormProblem text={problem} />
      </div>
    </ConfirmDialog>
  );
}
