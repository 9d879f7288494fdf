import { useTranslations } from "use-intl/react";
import { billingLimits } from "#features/billing/subscriptions/domain/limits.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { BookMoney } from "./BookMoney.tsx";
import { type CompanyInvoice, useBookPayment } from "./queries.ts";

/** Books a payment received outside of the bank's files. */
export function BookPayment({ invoice, onClose }: { invoice: CompanyInvoice; onClose: () => void }) {
  const t = useTranslations("invoices.book");
  const { kronor } = useNumbers();
  const { number, owed, company } = invoice;
  const { mutateAsync } = useBookPayment(number);
  return (
    <BookMoney
      of="book"
      number={number}
      lead={t("lead", { company, amount: kronor(owed) })}
      proposed={owed}
      most={{ amount: billingLimits.price, code: "INVALID_AMOUNT" }}
      act={({ day: receivedOn, ...money }) => mutateAsync({ ...money, receivedOn })}
      dayOnWire="receivedOn"
      onClose={onClose}
    />
  );
}
