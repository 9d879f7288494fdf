import { beginsOn } from "@stammis/domain/billing/subscription";
import { useProblemText } from "@stammis/shell/problem.ts";
import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { useNotices } from "../../lib/notices.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { FormProblem } from "../../shell/FormProblem.tsx";
import classes from "./billing.module.css";
import { type Billing, useSubscribe } from "./queries.ts";

type DialogProps = { billing: Billing; companyId: number; today: string; onClose: () => void };

/** Asks before it costs anything: how much, from when, and how it ends. */
export function SubscribeDialog({ billing, companyId, today, onClose }: DialogProps) {
  const t = useTranslations("billing.subscribe");
  const words = useTranslations("words");
  const notices = useNotices();
  const problemText = useProblemText();
  const { kronor } = useNumbers();
  const { full } = useRealDates();
  const { mutateAsync, isPending } = useSubscribe(companyId);
  const [problem, tell] = useState<string | null>(null);
  const trialEndsOn = Temporal.PlainDate.from(billing.standing.trialEndsOn);
  const from = beginsOn({ trialEndsOn }, Temporal.PlainDate.from(today)).toString();
  const { total, vat } = billing.month;
  const subscribe = async () => {
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
      onConfirm={() => void subscribe()}
      onCancel={onClose}
      busy={isPending}
    >
      <div className={classes.asked}>
        <p>{from > today ? t("beginsLater", { day: full(from) }) : t("beginsNow")}</p>
        <p>{t("month", { total: kronor(total), vat: kronor(vat) })}</p>
        <p className={classes.quiet}>{t("ends")}</p>
        <FormProblem text={problem} />
      </div>
    </ConfirmDialog>
  );
}
