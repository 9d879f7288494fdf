import { textMax } from "@stammis/domain/limits";
import { LimitedArea } from "@stammis/shell/LimitedField.tsx";
import { applyProblem } from "@stammis/shell/problem.ts";
import { useForm } from "@stammis/shell/use-form.ts";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { useNotices } from "../../lib/notices.ts";
import { DialogFoot } from "../../shell/DialogFoot.tsx";
import dialog from "../../shell/dialog-form.module.css";
import { useOpenMonth } from "./queries.ts";

/** Opens a month that was handed over, for a reason that stands among what was done. */
export function OpenMonth({ month, onDone }: { month: string; onDone: () => void }) {
  const t = useTranslations("platformInvoices.closings");
  const notices = useNotices();
  const dates = useRealDates();
  const { mutateAsync } = useOpenMonth();
  const form = useForm<{ reason: string }>({
    check: ({ reason }) => ({ reason: reason.trim() === "" ? ("REQUIRED" as const) : null }),
    defaultValues: { reason: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const open = form.handleSubmit(async ({ reason }) => {
    try {
      await mutateAsync({ month, reason });
      notices.done(t("openDone", { month: dates.month(month) }));
      onDone();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("openFailed"));
    }
  });
  return (
    <form noValidate className={dialog.form} onSubmit={open}>
      <p>{t("openLead")}</p>
      <LimitedArea
        label={t("reason")}
        required
        autosize
        minRows={2}
        data-autofocus
        limit={textMax.reason}
        error={errors.reason?.message}
        {...form.register("reason")}
      />
      <DialogFoot onCancel={onDone} saving={isSubmitting} label={t("openAct", { month: dates.monthWithin(month) })} />
    </form>
  );
}
