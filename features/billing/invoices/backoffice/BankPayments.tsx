import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "./platform-invoices.module.css";
import type { BankFile } from "./queries.ts";

type Payment = BankFile["payments"][number];

/** The outcome of a bank's file: first the payments that need attention, then the booked ones. */
export function BankPayments({ file }: { file: BankFile }) {
  const t = useTranslations("invoices.bank");
  const { kronor } = useNumbers();
  const { payments, problems, outgoing } = file;
  const ofOutcome = (...outcomes: Payment["outcome"][]) => payments.filter(({ outcome }) => outcomes.includes(outcome));
  const matched = ofOutcome("MATCHED");
  const amount = kronor(matched.reduce((sum, payment) => sum + Math.round(payment.amount * 100), 0) / 100);
  const toLookAt = ofOutcome("WRONG_AMOUNT", "UNKNOWN_REFERENCE");
  return (
    <div className={classes.stack}>
      <p role="status" className={classes.summary}>
        {t("summary", { matched: matched.length, amount })}
      </p>
      {problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.map(({ row, problem }) => (
            <li key={row}>
              {t("row", { row: String(row) })}: {t(`problems.${problem}`)}
            </li>
          ))}
        </ul>
      )}
      <Part title={t("lookAt")} payments={toLookAt} />
      <Part title={t("booked")} payments={matched} />
      <Part title={t("before")} payments={ofOutcome("ALREADY_BOOKED")} />
      {outgoing > 0 && <p className={classes.quiet}>{t("outgoing", { count: outgoing })}</p>}
    </div>
  );
}

function Part({ title, payments }: { title: string; payments: readonly Payment[] }) {
  if (payments.length === 0) return null;
  return (
    <section className={classes.part} aria-label={title}>
      <h3 className={classes.partTitle}>{title}</h3>
      <ul className={classes.payments}>
        {payments.map((payment) => (
          <PaymentRow key={payment.row} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useTranslations("invoices.bank");
  const { full } = useRealDates();
  const { kronor } = useNumbers();
  const { outcome, invoice, amount, receivedOn, bookedOn, sender, message, reference } = payment;
  const named = { number: String(invoice?.number ?? ""), company: invoice?.company ?? "" };
  const later = bookedOn !== null && bookedOn !== receivedOn ? t("bookedOn", { day: full(bookedOn) }) : "";
  const details = [full(receivedOn), later, sender, message || reference].filter((word) => word !== "");
  return (
    <li className={classes.payment}>
      <span>
        {t(`outcomes.${outcome}`, { ...named, owed: kronor(invoice?.owed ?? 0) })}
        {outcome === "UNKNOWN_REFERENCE" && invoice && <small>{t("maybe", named)}</small>}
        <small>{details.join(" · ")}</small>
      </span>
      <span className={classes.amount}>{kronor(amount)}</span>
    </li>
  );
}
