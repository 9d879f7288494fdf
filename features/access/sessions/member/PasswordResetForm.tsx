import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { type NewPassword, newPasswordProblems } from "#features/access/passwords/domain/password.ts";
import { paths } from "#features/member-paths.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { call } from "#packages/web/member/session/api.ts";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import { applyProblem, codeOf, useProblemText } from "#packages/web/problem.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

/** `onDead`: the link expired or was used elsewhere while the member typed. */
export function PasswordResetForm({ token, onDead }: { token: string; onDead: () => void }) {
  const words = useTranslations("sessions");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm<NewPassword>({
    check: newPasswordProblems,
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
      if (code === "LINK_EXPIRED" || code === "LINK_NOT_VALID") onDead();
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
      <Button type="submit" loading={isSubmitting}>
        {words("resetSave")}
      </Button>
    </FormFrame>
  );
}
