import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";
import classes from "./billing.module.css";
import type { Billing } from "./queries.ts";

/** What is left to pay and how, or what was paid beyond it; nothing where there is neither. */
export function Owed({ billing, today }: { billing: Billing; today: string }) {
  const t = useTranslations("billing");
  const { kronor } = useNumbers();
  const { full } = useRealDates();
  const { owed, owedSince, credit, bankgiro, standing } = billing;
  if (owed > 0)
    return (
      <div className={classes.owed}>
        <p className={classes.sum}>{t("owed.title", { amount: kronor(owed) })}</p>
        {owedSince && <p>{t(owedSince < today ? "owed.since" : "owed.by", { day: full(owedSince) })}</p>}
        {bankgiro && <p>{t("owed.how", { bankgiro })}</p>}
        {standing.state === "SUSPENDED" && <p>{t("standing.pay")}</p>}
      </div>
    );
  return credit > 0 && <p className={classes.owed}>{t("owed.credit", { amount: kronor(credit) })}</p>;
}
