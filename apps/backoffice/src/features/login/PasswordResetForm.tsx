import { Button } from "@mantine/core";
import { applyProblem, codeOf, useProblemText } from "@stammis/shell/problem.ts";
import { useForm } from "@stammis/shell/use-form.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { FormProblem } from "../../shell/FormProblem.tsx";
import link from "../../shell/text-link.module.css";
import classes from "./login.module.css";
import { checkPasswords, type NewPassword } from "./new-password.ts";
import { PasswordFields } from "./PasswordFields.tsx";

export function PasswordResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const login = useTranslations("login");
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<NewPassword>({
    check: checkPasswords,
    defaultValues: { password: "", confirmPassword: "" },
  });
  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await call("resetPassword", { params: { token }, body });
      onDone();
    } catch (error) {
      if (!applyProblem(form, error)) setFailure(error);
    }
  });
  const dead = ["LINK_EXPIRED", "LINK_NOT_VALID"].includes(codeOf(failure) ?? "");
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormProblem text={failure === null ? null : problemText(failure, login("resetFailed"))} />
      {dead && (
        <Link to={paths.passwordRequest} className={link.link}>
          {login("requestSend")}
        </Link>
      )}
      <PasswordFields register={form.register} errors={form.formState.errors} />
      <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
        {login("resetSave")}
      </Button>
    </form>
  );
}
