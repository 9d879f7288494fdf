import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { beginsOn } from "../domain/subscription.ts";
import { AskDialog } from "./AskDialog.tsx";
import classes from "./billing.module.css";
import { type Billing, useSubscribe } from "./queries.ts";

type DialogProps = { billing: Billing; companyId: number; today: string; onClose: () => void };

/** Confirms a subscription: its price, its first day and how to cancel. */
export function SubscribeDialog({ billing, companyId, today, onClose }: DialogProps) {
  const t = useTranslations("subscriptions.subscribe");
  const { kronor } = useNumbers();
  const { full } = useRealDates();
  const trialEndsOn = Temporal.PlainDate.from(billing.standing.trialEndsOn);
  const from = beginsOn({ trialEndsOn }, Temporal.PlainDate.from(today)).toString();
  const { total, vat } = billing.month;
  return (
    <AskDialog of="subscribe" act={useSubscribe(companyId)} onClose={onClose}>
      <p>{from > today ? t("beginsLater", { day: full(from) }) : t("beginsNow")}</p>
      <p>{t("month", { total: kronor(total), vat: kronor(vat) })}</p>
      <p className={classes.quiet}>{t("ends")}</p>
    </AskDialog>
  );
}
