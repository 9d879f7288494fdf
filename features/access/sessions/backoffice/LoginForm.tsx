import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { type SecondStep, secondStepOf } from "#features/access/second-factor/backoffice/second-step.ts";
import { paths } from "#features/office-paths.ts";
import { textMax } from "#packages/domain/limits.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { call } from "#packages/web/backoffice/session/api.ts";
import { startSession } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { required, useForm } from "#packages/web/forms/use-form.ts";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./login.module.css";

type Credentials = { username: string; password: string };

const check = ({ username, password }: Credentials) => ({ username: required(username), password: required(password) });

type LoginFormProps = { onSecondStep: (step: SecondStep) => void };

/** Opens the session or its second step; the surrounding screen then continues. */
export function LoginForm({ onSecondStep }: LoginFormProps) {
  const login = useTranslations("sessions");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because the form holds a password.
  const form = useForm<Credentials>({
    check,
    defaultValues: { username: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (credentials) => {
    setProblem(null);
    try {
      startSession(await call("logIn", { body: credentials }));
    } catch (error) {
      const step = secondStepOf(error);
      if (step) return onSecondStep(step);
      setProblem(problemText(error, login("failed")));
      form.setFocus("password");
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormProblem text={problem} />
      <LimitedField
        limit={textMax.email}
        label={login("username")}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        data-autofocus
        error={errors.username?.message}
        {...form.register("username")}
      />
      <PasswordField
        label={words("password")}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" loading={isSubmitting} fullWidth>
        {words("signIn")}
      </Button>
      <Link to={paths.passwordRequest} className={link.link}>
        {login("forgot")}
      </Link>
    </form>
  );
}
