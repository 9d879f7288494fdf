import { Button, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { required, useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./second-factor.module.css";

type CodeFormProps = {
  method: "APP" | "RECOVERY_CODE";
  submitLabel: string;
  onCode: (code: string) => Promise<unknown>;
};
type Typed = { code: string };

const check = ({ code }: Typed) => ({ code: required(code) });

/** A field for one code, from the app or from paper. */
export function CodeForm({ method, submitLabel, onCode }: CodeFormProps) {
  const t = useTranslations("secondFactor");
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because the form holds a code.
  const form = useForm<Typed>({ check, defaultValues: { code: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    setProblem(null);
    await onCode(code).catch((error: unknown) => {
      if (!applyProblem(form, error)) setProblem(problemText(error));
    });
  });
  const send = (event: FormEvent) => {
    // The form may be inside another form, which must not submit.
    event.stopPropagation();
    void submit(event);
  };
  const app = method === "APP";
  return (
    <form className={classes.stack} noValidate onSubmit={send}>
      <FormProblem text={problem} />
      <TextInput
        className={app ? classes.digits : undefined}
        label={t(`code.${method}`)}
        description={t(`codeHint.${method}`)}
        inputMode={app ? "numeric" : "text"}
        autoComplete={app ? "one-time-code" : "off"}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        autoFocus
        error={errors.code?.message}
        {...form.register("code")}
      />
      <Button type="submit" loading={isSubmitting} fullWidth>
        {submitLabel}
      </Button>
    </form>
  );
}
