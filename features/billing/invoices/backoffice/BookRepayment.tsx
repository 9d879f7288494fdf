import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { BookMoney } from "./BookMoney.tsx";
import { type CompanyInvoice, useBookRepayment } from "./queries.ts";

/** Books a repayment to a company by bank transfer. */
export function BookRepayment({ invoice, onClose }: { invoice: CompanyInvoice; onClose: () => void }) {
  const t = useTranslations("invoices.repay");
  const { kronor } = useNumbers();
  const { number, repayable, company } = invoice;
  const { mutateAsync } = useBookRepayment(number);
  return (
    <BookMoney
      of="repay"
      number={number}
      lead={t("lead", { company, amount: kronor(repayable) })}
      proposed={repayable}
      most={{ amount: repayable, code: "MORE_THAN_REPAYABLE" }}
      act={({ day: repaidOn, ...money }) => mutateAsync({ ...money, repaidOn })}
      dayOnWire="repaidOn"
      onClose={onClose}
    />
  );
}
