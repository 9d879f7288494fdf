import { textMax } from "@stammis/domain/limits";
import { LimitedArea } from "@stammis/shell/LimitedField.tsx";
import { applyProblem } from "@stammis/shell/problem.ts";
import { useForm } from "@stammis/shell/use-form.ts";
import { Dialog } from "@stammis/ui/answer/Dialog.tsx";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { DialogFoot } from "../../shell/DialogFoot.tsx";
import dialog from "../../shell/dialog-form.module.css";
import { type CompanyInvoice, useCreditInvoice } from "./queries.ts";

/** Takes a whole invoice back, for a reason that its company reads. */
export function CreditInvoice({ invoice, onClose }: { invoice: CompanyInvoice; onClose: () => void }) {
  const t = useTranslations("platformInvoices.credit");
  const words = useTranslations("words");
  const notices = useNotices();
  const { kronor } = useNumbers();
  const { mutateAsync } = useCreditInvoice(invoice.number);
  const form = useForm<{ reason: string }>({
    check: ({ reason }) => ({ reason: reason.trim() === "" ? ("REQUIRED" as const) : null }),
    defaultValues: { reason: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const credit = form.handleSubmit(async ({ reason }) => {
    try {
      const { number } = await mutateAsync(reason);
      notices.done(t("done", { number: String(number) }));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("failed"));
    }
  });
  const title = t("title", { number: String(invoice.number) });
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={words("close")} width={440}>
      <form noValidate className={dialog.form} onSubmit={credit}>
        <p>{t("lead", { company: invoice.company, amount: kronor(invoice.total) })}</p>
        <LimitedArea
          label={t("reason")}
          description={t("reasonHint")}
          required
          autosize
          minRows={2}
          data-autofocus
          limit={textMax.reason}
          error={errors.reason?.message}
          {...form.register("reason")}
        />
        <DialogFoot onCancel={onClose} saving={isSubmitting} label={t("submit")} />
      </form>
    </Dialog>
  );
}
