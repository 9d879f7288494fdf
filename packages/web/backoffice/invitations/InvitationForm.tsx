import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Form } from "../../forms/use-form.ts";
import { applyProblem, codeOf, useProblemText } from "../../problem.ts";
import { useNotices } from "../dialogs/notices.ts";
import type { SideForm } from "../dialogs/SideDrawer.tsx";
import classes from "../dialogs/side-form.module.css";
import { useUnsavedNote } from "../edits/use-unsaved-note.ts";
import { FormProblem } from "../forms/FormProblem.tsx";

type InvitationFormProps<T extends FieldValues> = SideForm & {
  form: Form<T>;
  /** A text about what the invited person receives and which access the invitation gives. */
  lead: string;
  /** Sends the invitation; returns the channel that it was sent by. */
  send: (values: T) => Promise<Channel>;
  children: ReactNode;
};

/** The form of any invitation. Closes once it is sent; an error shows at its field or at the top. */
export function InvitationForm<T extends FieldValues>(props: InvitationFormProps<T>) {
  const { form, lead, send, children, onUnsaved, onDone } = props;
  const t = useTranslations("shell.invitation");
  const words = useTranslations("words");
  const notices = useNotices();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedNote(isDirty, onUnsaved);
  const refused = (error: unknown) => {
    const code = codeOf(error);
    if (code === "EMAIL_TAKEN") form.setError("email" as FieldPath<T>, { type: code, message: t("alreadyThere") });
    else if (code === "TOO_MANY_REQUESTS") setProblem(t("limitReached"));
    else if (!applyProblem(form, error)) setProblem(problemText(error, t("failed")));
  };
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const sent = await send(values).catch(refused);
    if (!sent) return;
    notices.done(t(`sent.${sent}`));
    onDone();
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.note}>{lead}</p>
      <FormProblem text={problem} />
      {children}
      <div className={classes.foot}>
        <Button variant="default" onClick={onDone}>
          {words("cancel")}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t("send")}
        </Button>
      </div>
    </form>
  );
}
