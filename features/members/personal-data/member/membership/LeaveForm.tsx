import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { call } from "#packages/web/member/session/api.ts";
import { forgetSession } from "#packages/web/member/session/session.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./by-email.module.css";

/** Ends the membership after the password is entered. A message confirms what was erased. */
export function LeaveForm() {
  const words = useTranslations("settings");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm<{ password: string }>({
    check: ({ password }) => ({ password: password === "" ? "REQUIRED" : null }),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await call("leaveClub", { body });
      forgetSession();
      toast({ variant: "success", text: words("left") });
      await navigate({ to: paths.guest });
    } catch (error) {
      if (!applyProblem(form, error)) toast({ variant: "error", text: problemText(error, words("leaveFailed")) });
    }
  });
  return (
    <form className={classes.words} onSubmit={submit} noValidate>
      <PasswordField
        label={words("leavePassword")}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" color="red" loading={isSubmitting}>
        {words("leave")}
      </Button>
    </form>
  );
}
