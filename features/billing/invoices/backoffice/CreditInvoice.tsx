import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { type CompanyInvoice, useCreditInvoice } from "./queries.ts";
import { ReasonForm } from "./ReasonForm.tsx";

/** Credits a complete invoice, with a reason that the company reads. */
export function CreditInvoice({ invoice, onClose }: { invoice: CompanyInvoice; onClose: () => void }) {
  const t = useTranslations("invoices.credit");
  const words = useTranslations("words");
  const { kronor } = useNumbers();
  const { mutateAsync } = useCreditInvoice(invoice.number);
  const title = t("title", { number: String(invoice.number) });
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={words("close")} width={440}>
      <ReasonForm
        lead={t("lead", { company: invoice.company, amount: kronor(invoice.total) })}
        label={t("reason")}
        hint={t("reasonHint")}
        submit={t("submit")}
        act={mutateAsync}
        successMessage={({ number }) => t("done", { number: String(number) })}
        failed={t("failed")}
        onClose={onClose}
      />
    </Dialog>
  );
}
