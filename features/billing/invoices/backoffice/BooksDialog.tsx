import { useTranslations } from "use-intl/react";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import dialog from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { saveFile } from "#packages/web/save-file.ts";
import { ClosedMonths } from "./ClosedMonths.tsx";
import classes from "./platform-invoices.module.css";
import { bringBooks } from "./queries.ts";

/** Returns the previous month, the most common choice. */
function lastMonth() {
  const first = platformToday(realNow()).with({ day: 1 });
  return { from: first.subtract({ months: 1 }).toString(), until: first.subtract({ days: 1 }).toString() };
}

/** Downloads the bookkeeping file of a period. */
export function BooksDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("invoices.books");
  const words = useTranslations("words");
  const notices = useNotices();
  // The form stores no draft, because it has only two days.
  const form = useFieldForm({
    fields: {
      from: { label: t("from") },
      until: { label: t("until") },
    },
    check: ({ from, until }) => ({
      from: from === "" ? ("REQUIRED" as const) : null,
      until: until === "" ? ("REQUIRED" as const) : until < from ? ("END_BEFORE_START" as const) : null,
    }),
    defaultValues: lastMonth(),
  });
  const { isSubmitting } = form.formState;
  const bring = form.handleSubmit(async (days) => {
    try {
      const file = await bringBooks(days);
      saveFile(file, file.name);
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("failed"));
    }
  });
  return (
    <Dialog opened onClose={onClose} title={t("title")} closeLabel={words("close")} width={440}>
      <form noValidate className={dialog.form} onSubmit={bring}>
        <p>{t("lead")}</p>
        <div className={classes.days}>
          <DayInput {...form.input("from")} />
          <DayInput {...form.input("until")} />
        </div>
        <DialogFoot onCancel={onClose} saving={isSubmitting} label={t("submit")} />
      </form>
      <ClosedMonths />
    </Dialog>
  );
}
