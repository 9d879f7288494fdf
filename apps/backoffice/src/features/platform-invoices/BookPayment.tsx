import { TextInput } from "@mantine/core";
import { billingLimits } from "@stammis/domain/billing/limits";
import { platformToday } from "@stammis/domain/clubs/club-day";
import { kronorFromOre, parseAmount } from "@stammis/domain/money";
import { LimitedField } from "@stammis/shell/LimitedField.tsx";
import { applyProblem } from "@stammis/shell/problem.ts";
import { useForm } from "@stammis/shell/use-form.ts";
import { Dialog } from "@stammis/ui/answer/Dialog.tsx";
import { useTranslations } from "use-intl/react";
import { realNow } from "../../lib/clock.ts";
import { useRealDates } from "../../lib/dates.ts";
import { useNotices } from "../../lib/notices.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { DialogFoot } from "../../shell/DialogFoot.tsx";
import dialog from "../../shell/dialog-form.module.css";
import { type CompanyInvoice, useBookPayment } from "./queries.ts";

type PaymentForm = { amount: string; receivedOn: string; reference: string };

function checkPayment({ amount, receivedOn, reference }: PaymentForm) {
  const read = parseAmount(amount);
  return {
    amount: !read.ok || read.ore === 0 || kronorFromOre(read.ore) > billingLimits.price ? "INVALID_AMOUNT" : null,
    receivedOn: receivedOn === "" ? "REQUIRED" : null,
    reference: reference.trim() === "" ? "REQUIRED" : null,
  } as const;
}

/** What came in outside of the bank's files. */
export function BookPayment({ invoice, onClose }: { invoice: CompanyInvoice; onClose: () => void }) {
  const t = useTranslations("platformInvoices.book");
  const words = useTranslations("words");
  const notices = useNotices();
  const { full } = useRealDates();
  const { kronor, decimalMark } = useNumbers();
  const { mutateAsync } = useBookPayment(invoice.number);
  const { owed, company } = invoice;
  const number = String(invoice.number);
  const form = useForm<PaymentForm>({
    check: checkPayment,
    defaultValues: {
      amount: owed.toFixed(2).replace(".", decimalMark),
      receivedOn: platformToday(realNow()).toString(),
      reference: "",
    },
  });
  const { errors, isSubmitting } = form.formState;
  const book = form.handleSubmit(async ({ amount, receivedOn, reference }) => {
    const read = parseAmount(amount);
    if (!read.ok) return;
    try {
      const { bookedOn } = await mutateAsync({ amount: kronorFromOre(read.ore), receivedOn, reference });
      notices.done(bookedOn === receivedOn ? t("done") : t("doneLater", { day: full(bookedOn) }));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("failed"));
    }
  });
  return (
    <Dialog opened onClose={onClose} title={t("title", { number })} closeLabel={words("close")} width={440}>
      <form noValidate className={dialog.form} onSubmit={book}>
        <p>{t("lead", { company, amount: kronor(owed) })}</p>
        <TextInput
          label={t("amount")}
          className={dialog.short ?? ""}
          inputMode="decimal"
          autoComplete="off"
          required
          rightSection="kr"
          rightSectionPointerEvents="none"
          error={errors.amount?.message}
          {...form.register("amount")}
        />
        <TextInput
          type="date"
          label={t("receivedOn")}
          className={dialog.short ?? ""}
          required
          error={errors.receivedOn?.message}
          {...form.register("receivedOn")}
        />
        <LimitedField
          label={t("reference")}
          description={t("referenceHint")}
          required
          limit={billingLimits.reference}
          error={errors.reference?.message}
          {...form.register("reference")}
        />
        <DialogFoot onCancel={onClose} saving={isSubmitting} label={t("submit")} />
      </form>
    </Dialog>
  );
}
