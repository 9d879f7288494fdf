import { Button, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { CodeStep } from "#features/access/second-factor/backoffice/CodeStep.tsx";
import { SetUp } from "#features/access/second-factor/backoffice/SetUp.tsx";
import { type SecondStep, secondStepOf } from "#features/access/second-factor/backoffice/second-step.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { endSession, useAccess } from "#packages/web/backoffice/session/session.ts";
import { sessionRenewal, useRenewalDue } from "#packages/web/backoffice/session/session-renewal.ts";
import { sessionStore } from "#packages/web/backoffice/session/session-store.ts";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { required, useForm } from "#packages/web/forms/use-form.ts";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./login.module.css";

/** A dialog for a page whose session has ended: the user signs in again and continues there, or leaves the page. */
export function RenewSession() {
  const t = useTranslations("sessions");
  const due = useRenewalDue();
  useEffect(() => sessionRenewal.offer(), []);
  return (
    <Dialog opened={due} onClose={() => undefined} dismissible={false} above title={t("renewTitle")} width={440}>
      {due && <Steps />}
    </Dialog>
  );
}

function Steps() {
  const t = useTranslations("sessions");
  const [step, setStep] = useState<SecondStep | null>(null);
  const renew = sessionStore.renew;
  return (
    <div className={classes.form}>
      {step === null && <PasswordAgain onSecondStep={setStep} />}
      {step && step.methods.length > 0 && <CodeStep step={step} onSession={renew} />}
      {step?.methods.length === 0 && <SetUp step={step.token} onDone={({ session }) => session && renew(session)} />}
      <Button variant="subtle" onClick={() => void endSession()}>
        {t("renewLeave")}
      </Button>
    </div>
  );
}

type Typed = { password: string };

const check = ({ password }: Typed) => ({ password: required(password) });

function PasswordAgain({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }) {
  const t = useTranslations("sessions");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const { email } = useAccess();
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because the form holds a password.
  const form = useForm<Typed>({ check, defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    setProblem(null);
    try {
      sessionStore.renew(await call("logIn", { body: { username: email, password } }));
    } catch (error) {
      const step = secondStepOf(error);
      if (step) return onSecondStep(step);
      setProblem(problemText(error, t("failed")));
      form.setFocus("password");
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p>{t("renewText")}</p>
      <FormProblem text={problem} />
      <TextInput label={t("username")} type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={words("password")}
        autoComplete="current-password"
        data-autofocus
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" loading={isSubmitting} fullWidth>
        {words("signIn")}
      </Button>
    </form>
  );
}
