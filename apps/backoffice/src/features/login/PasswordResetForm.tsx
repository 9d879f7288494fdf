import { Button } from "@mantine/core";
import { type NewPassword, newPasswordProblems } from "@stammis/domain/people/password";
import { applyProblem, codeOf, useProblemText } from "@stammis/shell/problem.ts";
import { useForm } from "@stammis/shell/use-form.ts";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../lib/api.ts";
import { FormProblem } from "../../shell/FormProblem.tsx";
import classes from "./login.module.css";
import { PasswordFields } from "./PasswordFields.tsx";

type PasswordResetFormProps = {
  token: string;
  onDone: () => void;
  /** The link has run out, or was used elsewhere, while somebody typed. */
  onDead: () => void;
};

export function PasswordResetForm({ token, onDone, onDead }: PasswordResetFormProps) {
  const login = useTranslations("login");
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
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
