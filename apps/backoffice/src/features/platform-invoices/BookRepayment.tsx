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
import { type CompanyInvoice, useBookRepayment } from "./queries.ts";

type RepaymentForm = { amount: string; repaidOn: string; reference: string };

const checkRepayment =
  (repayable: number) =>
  ({ amount, repaidOn, reference }: RepaymentForm) => {
    const read = parseAmount(amount);
    const isMore = read.ok && kronorFromOre(read.ore) > repayable;
    return {
      amount: !read.ok || read.ore === 0 ? "INVALID_AMOUNT" : isMore ? "MORE_THAN_REPAYABLE" : null,
      repaidOn: repaidOn === "" ? "REQUIRED" : null,
      reference: reference.trim() === "" ? "REQUIRED" : null,
    } as const;
  };

/** What a company got back by bank of what it had paid. */
export function BookRepayment({ invoice, onClose }: { invoice: CompanyInvoice; onClose: () => void }) {
  const t = useTranslations("platformInvoices.repay");
  const words = useTranslations("words");
  const notices = useNotices();
  const { full } = useRealDates();
  const { kronor, decimalMark } = useNumbers();
  const { mutateAsync } = useBookRepayment(invoice.number);
  const { repayable, company } = invoice;
  const form = useForm<RepaymentForm>({
    check: checkRepayment(repayable),
    defaultValues: {
      amount: repayable.toFixed(2).replace(".", decimalMark),
      repaidOn: platformToday(realNow()).toString(),
      reference: "",
    },
  });
  const { errors, isSubmitting } = form.formState;
  const book = form.handleSubmit(async ({ amount, repaidOn, reference }) => {
    const read = parseAmount(amount);
    if (!read.ok) return;
    try {
      const { bookedOn } = await mutateAsync({ amount: kronorFromOre(read.ore), repaidOn, reference });
      notices.done(bookedOn === repaidOn ? t("done") : t("doneLater", { day: full(bookedOn) }));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("failed"));
    }
  });
  const title = t("title", { number: String(invoice.number) });
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={words("close")} width={440}>
      <form noValidate className={dialog.form} onSubmit={book}>
        <p>{t("lead", { company, amount: kronor(repayable) })}</p>
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
          label={t("repaidOn")}
          className={dialog.short ?? ""}
          required
          error={errors.repaidOn?.message}
          {...form.register("repaidOn")}
        />
        <LimitedField
          label={t("reference")}
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
