import { Button } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { NewPasswordFields } from "#features/access/sessions/member/NewPasswordFields.tsx";
import { paths } from "#features/member-paths.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { call } from "#packages/web/member/session/api.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import link from "#packages/web/member/shell/text-link.module.css";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { type NewPassword, newPasswordProblems } from "../domain/password.ts";

type Change = NewPassword & { oldPassword: string };

const check = (form: Change) => ({
  oldPassword: form.oldPassword === "" ? ("REQUIRED" as const) : null,
  ...newPasswordProblems(form),
});

/** `/consumer/password`: changes the password with the current one. */
export function PasswordChangeScreen() {
  const words = useTranslations("sessions");
  const shell = useTranslations("shell");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm<Change>({
    check,
    defaultValues: { oldPassword: "", password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call("changePassword", { body });
      toast({ variant: "success", text: words("changed") });
      await navigate({ to: paths.account });
    } catch (error) {
      if (!applyProblem(form, error)) toast({ variant: "error", text: problemText(error, words("resetFailed")) });
    }
  });
  return (
    <FormFrame
      title={words("changeTitle")}
      text={words("changeText")}
      above={<BackLink to={paths.account}>{shell("account")}</BackLink>}
      onSubmit={submit}
      foot={
        <Link to={paths.passwordRequest} className={link.link}>
          {words("forgot")}
        </Link>
      }
    >
      <PasswordField
        label={words("oldPassword")}
        autoComplete="current-password"
        error={errors.oldPassword?.message}
        {...form.register("oldPassword")}
      />
      <NewPasswordFields
        password={form.register("password")}
        confirmPassword={form.register("confirmPassword")}
        errors={errors}
      />
      <Button type="submit" loading={isSubmitting}>
        {words("resetSave")}
      </Button>
    </FormFrame>
  );
}
