import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { type NewPassword, newPasswordProblems } from "#features/access/passwords/domain/password.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem, codeOf, useProblemText } from "#packages/web/problem.ts";
import classes from "./login.module.css";
import { PasswordFields } from "./PasswordFields.tsx";

type PasswordResetFormProps = {
  token: string;
  onDone: () => void;
  /** The link expired or was used elsewhere while the user typed. */
  onDead: () => void;
};

export function PasswordResetForm({ token, onDone, onDead }: PasswordResetFormProps) {
  const login = useTranslations("sessions");
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  // The form stores no draft, because the form holds a password.
  const form = useForm<NewPassword>({
    check: newPasswordProblems,
    defaultValues: { password: "", confirmPassword: "" },
  });
  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await call("resetPassword", { params: { token }, body });
      onDone();
    } catch (error) {
      if (["LINK_EXPIRED", "LINK_NOT_VALID"].includes(codeOf(error) ?? "")) onDead();
      else if (!applyProblem(form, error)) setFailure(error);
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormProblem text={failure === null ? null : problemText(failure, login("resetFailed"))} />
      <PasswordFields register={form.register} errors={form.formState.errors} />
      <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
        {login("resetSave")}
      </Button>
    </form>
  );
}
