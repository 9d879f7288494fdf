import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ApiError } from "#packages/contract/client.ts";
import { textMax } from "#packages/domain/limits.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { required, useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./login.module.css";

type Wanted = { email: string };

const check = ({ email }: Wanted) => ({
  email: required(email) ?? (isEmail(email) ? null : ("INVALID_EMAIL" as const)),
});

export function PasswordRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const login = useTranslations("sessions");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  // A retry after a lost response reuses the request id and sends no second message.
  const request = useRef({ email: "", id: "" });
  // The form stores no draft, because the form holds a personal address.
  const form = useForm<Wanted>({ check, defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email: typed }) => {
    setProblem(null);
    const email = normaliseEmail(typed);
    if (request.current.email !== email) request.current = { email, id: crypto.randomUUID() };
    const body = { medium: "EMAIL" as const, email };
    try {
      await call("requestPasswordReset", { params: { id: request.current.id }, body });
      onSent(email);
    } catch (error) {
      if (applyProblem(form, error)) return;
      const failed = error instanceof ApiError && error.status === 500;
      setProblem(failed ? login("requestNoUser") : problemText(error, login("requestNotSent")));
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormProblem text={problem} />
      <LimitedField
        limit={textMax.email}
        label={words("email")}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <Button type="submit" loading={isSubmitting} disabled={form.watch("email").trim() === ""} fullWidth>
        {login("requestSend")}
      </Button>
    </form>
  );
}
