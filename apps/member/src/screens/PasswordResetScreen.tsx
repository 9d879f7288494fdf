import { Button } from "@mantine/core";
import { applyProblem, codeOf, useProblemText } from "@stammis/shell/problem.ts";
import { useForm } from "@stammis/shell/use-form.ts";
import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { NewPasswordFields } from "../features/login/NewPasswordFields.tsx";
import { checkNewPassword, type NewPassword } from "../features/login/new-password.ts";
import { call } from "../lib/api.ts";
import { paths } from "../paths.ts";
import { FormFrame } from "../shell/FormFrame.tsx";

/** `/auth/password/reset/{id}`; a link that has run out leads to a new one. Spec §2. */
export function PasswordResetScreen() {
  const words = useTranslations("login");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const { id: token } = useParams({ from: "/auth/password/reset/$id" });
  const form = useForm<NewPassword>({
    check: checkNewPassword,
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call("resetPassword", { params: { token }, body });
      toast({ variant: "success", text: words("changed") });
      await navigate({ to: paths.home });
    } catch (error) {
      const code = codeOf(error);
      if (code === "LINK_EXPIRED" || code === "LINK_NOT_VALID") form.setError("root", { message: problemText(error) });
      else if (!applyProblem(form, error)) toast({ variant: "error", text: problemText(error, words("resetFailed")) });
    }
  });
  return (
    <FormFrame title={words("resetTitle")} onSubmit={submit}>
      <NewPasswordFields
        password={form.register("password")}
        confirmPassword={form.register("confirmPassword")}
        errors={errors}
      />
      {errors.root && (
        <p role="alert">
          {errors.root.message} <Link to={paths.passwordRequest}>{words("askNewLink")}</Link>
        </p>
      )}
      <Button type="submit" loading={isSubmitting}>
        {words("resetSave")}
      </Button>
    </FormFrame>
  );
}
