import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import classes from "./billing.module.css";
import { type Billing, openPayPage } from "./queries.ts";
import { useProviderPage } from "./use-provider-page.ts";

/** Shows the debt and how to pay it, or the credit; nothing without either. */
export function Owed({ billing, today }: { billing: Billing; today: string }) {
  const t = useTranslations("subscriptions");
  const { kronor } = useNumbers();
  const { full } = useRealDates();
  const looksOnly = useLooksOnly();
  const { owed, owedSince, oldestOwed, takesCards, credit, bankgiro, standing } = billing;
  if (owed > 0)
    return (
      <div className={classes.owed}>
        <p className={classes.sum}>{t("owed.title", { amount: kronor(owed) })}</p>
        {owedSince && <p>{t(owedSince < today ? "owed.since" : "owed.by", { day: full(owedSince) })}</p>}
        {bankgiro && <p>{t("owed.how", { bankgiro })}</p>}
        {standing.state === "SUSPENDED" && <p>{t("standing.pay")}</p>}
        {takesCards && oldestOwed !== null && !looksOnly && <PayNow number={oldestOwed} />}
      </div>
    );
  return credit > 0 && <p className={classes.owed}>{t("owed.credit", { amount: kronor(credit) })}</p>;
}

/** Pays the oldest unpaid invoice with any card. */
function PayNow({ number }: { number: number }) {
  const t = useTranslations("subscriptions.card");
  const { go, busy } = useProviderPage(() => openPayPage(number));
  return (
    <Button className={classes.payNow ?? ""} loading={busy} onClick={go}>
      {t("payNow", { number: String(number) })}
    </Button>
  );
}
