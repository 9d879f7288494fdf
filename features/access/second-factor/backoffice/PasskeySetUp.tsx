import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { required, useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { isAlreadyHere, isStoppedByBrowser, makePasskey } from "./passkey-browser.ts";
import classes from "./second-factor.module.css";
import type { Added } from "./second-step.ts";

type PasskeySetUpProps = { step: string; onAdded: (added: Added) => void; foot?: ReactNode };
type Named = { name: string };

const check = ({ name }: Named) => ({ name: required(name) });

/** A field for the name and a button with which the browser creates the passkey. */
export function PasskeySetUp({ step, onAdded, foot }: PasskeySetUpProps) {
  const t = useTranslations("secondFactor");
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because the form creates a credential.
  const form = useForm<Named>({ check, defaultValues: { name: t("passkeyNameFirst") } });
  const { errors, isSubmitting } = form.formState;
  const wordsFor = (error: unknown) => {
    if (isAlreadyHere(error)) return t("passkeyHere");
    return isStoppedByBrowser(error) ? t("passkeyStopped") : problemText(error, t("failed"));
  };
  const submit = form.handleSubmit(async ({ name }) => {
    setProblem(null);
    try {
      const passkey = await makePasskey(await call("startPasskey", { body: { step } }));
      onAdded(await call("addPasskey", { body: { step, name, passkey } }));
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(wordsFor(error));
    }
  });
  const send = (event: FormEvent) => {
    // The form may be inside another form, which must not submit.
    event.stopPropagation();
    void submit(event);
  };
  return (
    <form className={classes.stack} noValidate onSubmit={send}>
      <p>{t("passkeySetUpText")}</p>
      <FormProblem text={problem} />
      <LimitedField
        label={t("passkeyName")}
        description={t("passkeyNameHint")}
        limit={textMax.passkeyName}
        data-autofocus
        error={errors.name?.message}
        {...form.register("name")}
      />
      <Button type="submit" loading={isSubmitting} fullWidth>
        {t("addPasskey")}
      </Button>
      {foot}
    </form>
  );
}
