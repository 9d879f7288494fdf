import { Anchor, Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { type NewPassword, newPasswordProblems } from "#features/access/passwords/domain/password.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { required } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { devicesKey } from "./devices-key.ts";
import classes from "./profile.module.css";

type Change = NewPassword & { oldPassword: string };

const check = (form: Change) => ({ oldPassword: required(form.oldPassword), ...newPasswordProblems(form) });

type PasswordChangeFormProps = { email: string; onClose: () => void };

export function PasswordChangeForm({ email, onClose }: PasswordChangeFormProps) {
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const notices = useNotices();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because the form holds a password.
  const form = useFieldForm({
    fields: {
      oldPassword: { label: words("oldPassword") },
      password: { label: words("newPassword") },
      confirmPassword: { label: common("confirmPassword") },
    },
    check,
    defaultValues: { oldPassword: "", password: "", confirmPassword: "" },
  });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      await call("changePassword", { body });
      void queryClient.invalidateQueries({ queryKey: devicesKey });
      void queryClient.invalidateQueries({ queryKey: ["pin"] });
      notices.done(words("passwordChanged"));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, words("passwordChangeFailed")));
    }
  });
  const send = (event: FormEvent) => {
    // The dialog is inside the profile's form, which must not submit.
    event.stopPropagation();
    void submit(event);
  };
  return (
    <form className={classes.passwordForm} noValidate onSubmit={send}>
      <p className={classes.quiet}>{words("changePasswordHint")}</p>
      <FormProblem text={problem} />
      {/* Tells password managers which account the password is for. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField autoComplete="current-password" data-autofocus {...form.input("oldPassword")} />
      <LinkInstead email={email} />
      <PasswordField description={words("newPasswordHint")} autoComplete="new-password" {...form.input("password")} />
      <PasswordField autoComplete="new-password" {...form.input("confirmPassword")} />
      <div className={classes.passwordButtons}>
        <Button variant="default" onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {words("changePassword")}
        </Button>
      </div>
    </form>
  );
}

/** Sends a reset link to a user who does not know the current password. */
function LinkInstead({ email }: { email: string }) {
  const words = useTranslations("profile");
  const notices = useNotices();
  const request = useMutation({
    mutationFn: (id: string) => call("requestPasswordReset", { params: { id }, body: { medium: "EMAIL", email } }),
    onSuccess: () => notices.done(words("passwordSent", { email })),
    onError: (error) => notices.failed(error, words("passwordFailed")),
  });
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.passwordLink}
      disabled={request.isPending || request.isSuccess}
      onClick={() => request.mutate(crypto.randomUUID())}
    >
      {words("passwordLink", { email })}
    </Anchor>
  );
}
