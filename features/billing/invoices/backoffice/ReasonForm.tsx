import type { ReactNode } from "react";
import { textMax } from "#packages/domain/limits.ts";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import dialog from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { required } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";

interface ReasonFormProps<Answer> {
  lead: ReactNode;
  label: string;
  hint?: string;
  submit: string;
  act: (reason: string) => Promise<Answer>;
  /** The success message. */
  successMessage: (answer: Answer) => string;
  /** The message for refusals without a specific one. */
  failed: string;
  onClose: () => void;
}

/** A form that requires a reason, which is stored with the action. */
export function ReasonForm<Answer>({
  lead,
  label,
  hint,
  submit,
  act,
  successMessage: formatSuccess,
  failed,
  onClose,
}: ReasonFormProps<Answer>) {
  const notices = useNotices();
  // The form stores no draft, because the reason is entered once.
  const form = useFieldForm({
    fields: {
      reason: { label, limit: textMax.reason },
    },
    check: ({ reason }) => ({ reason: required(reason) }),
    defaultValues: { reason: "" },
  });
  const { isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ reason }) => {
    try {
      notices.done(formatSuccess(await act(reason)));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, failed);
    }
  });
  return (
    <form noValidate className={dialog.form} onSubmit={send}>
      <p>{lead}</p>
      <LimitedArea description={hint} required autosize minRows={2} data-autofocus {...form.limited("reason")} />
      <DialogFoot onCancel={onClose} saving={isSubmitting} label={submit} />
    </form>
  );
}
