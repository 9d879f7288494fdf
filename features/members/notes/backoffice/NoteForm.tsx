import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./member-notes.module.css";
import { type Note, useWriteNote } from "./queries.ts";

type NoteFormProps = { memberId: number; note: Note | null; onDone: () => void };

/** Shows the form for a new note, or for editing one of the user's own. */
export function NoteForm({ memberId, note, onDone }: NoteFormProps) {
  const t = useTranslations("notes");
  const problemText = useProblemText();
  const write = useWriteNote(memberId, note);
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because the note is about a member.
  const form = useFieldForm({
    fields: {
      text: { label: t("text"), limit: textMax.note },
    },
    defaultValues: { text: note?.text ?? "" },
    check: ({ text }) => ({ text: text.trim() ? null : "REQUIRED" }),
  });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    setProblem(null);
    try {
      await write.mutateAsync(text);
      onDone();
    } catch (error) {
      form.setError("root", {});
      if (!applyProblem(form, error)) setProblem(problemText(error, t("saveFailed")));
    }
  });
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <UnsavedGuard when={isDirty && !isSubmitSuccessful} />
      <FormProblem text={problem} />
      <LimitedArea
        description={t("textHint")}
        autosize
        minRows={3}
        maxRows={12}
        data-autofocus
        {...form.limited("text")}
      />
      <DialogFoot onCancel={onDone} saving={isSubmitting} />
    </form>
  );
}
