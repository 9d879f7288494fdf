import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { endsOn } from "../domain/subscription.ts";
import { AskDialog } from "./AskDialog.tsx";
import classes from "./billing.module.css";
import { type Billing, useLeave } from "./queries.ts";

type DialogProps = { billing: Billing; companyId: number; today: string; onClose: () => void };

/** Confirms the cancellation: its last day and the consequences. */
export function LeaveDialog({ billing, companyId, today, onClose }: DialogProps) {
  const t = useTranslations("subscriptions.leave");
  const { full } = useRealDates();
  const { subscription, trialEndsOn } = billing.standing;
  const from = subscription?.from ?? today;
  const ends = endsOn({ from: Temporal.PlainDate.from(from) }, Temporal.PlainDate.from(today)).toString();
  return (
    <AskDialog of="leave" act={useLeave(companyId)} onClose={onClose}>
      {from > today && <p>{t("notBegun")}</p>}
      <p>{t("text", { day: full(ends < trialEndsOn ? trialEndsOn : ends) })}</p>
      <p className={classes.quiet}>{t("kept")}</p>
    </AskDialog>
  );
}
