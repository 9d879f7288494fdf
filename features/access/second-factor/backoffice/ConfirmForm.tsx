import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { required, useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./second-factor.module.css";

type ConfirmFormProps = { onStep: (step: string) => void | Promise<void>; onCancel: () => void };
type Typed = { password: string };

const check = ({ password }: Typed) => ({ password: required(password) });

/** Asks for the password again before a change of the second factor. */
export function ConfirmForm({ onStep, onCancel }: ConfirmFormProps) {
  const t = useTranslations("secondFactor");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because the form holds a password.
  const form = useForm<Typed>({ check, defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      const { step } = await call("openSecondFactor", { body });
      await onStep(step);
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, t("failed")));
    }
  });
  const send = (event: FormEvent) => {
    // The dialog may be inside another form, which must not submit.
    event.stopPropagation();
    void submit(event);
  };
  return (
    <form className={classes.stack} noValidate onSubmit={send}>
      <p>{t("confirmText")}</p>
      <FormProblem text={problem} />
      <PasswordField
        label={words("password")}
        autoComplete="current-password"
        data-autofocus
        error={errors.password?.message}
        {...form.register("password")}
      />
      <div className={classes.foot}>
        <Button variant="default" onClick={onCancel}>
          {words("cancel")}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t("continue")}
        </Button>
      </div>
    </form>
  );
}
