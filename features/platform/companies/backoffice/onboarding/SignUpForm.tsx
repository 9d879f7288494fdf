import { Button } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { DocumentConsent } from "#features/platform/documents/backoffice/DocumentConsent.tsx";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { MerchantFields } from "./MerchantFields.tsx";
import { checkSignUp, emptyMerchant, type MerchantForm } from "./merchant-form.ts";
import classes from "./onboarding.module.css";
import { useMerchantFields } from "./use-merchant-fields.ts";

/** The merchant's own sign-up. The response is the same whether or not the address is known. */
export function SignUpForm({ onSent }: { onSent: (sent: MerchantForm) => Promise<void> }) {
  const onboarding = useTranslations("onboarding");
  const language = useLocale();
  const problemText = useProblemText();
  const sentBefore = useLocation({ select: ({ state }) => state.signUp });
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because it contains personal data.
  const form = useFieldForm({
    fields: useMerchantFields(),
    check: checkSignUp,
    defaultValues: sentBefore ?? emptyMerchant,
  });
  const { isSubmitting, isDirty } = form.formState;
  const [sent, setSent] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await call("signUpMerchant", { body: { ...values, language } });
      setSent(true);
      await onSent(values);
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, onboarding("failed")));
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <UnsavedGuard when={isDirty && !sent && !isSubmitting} />
      <MerchantFields form={form} personTitle={onboarding("personSection")} />
      <DocumentConsent
        document="PRIVACY_POLICY"
        field={form.register("privacyPolicy")}
        error={form.formState.errors.privacyPolicy?.message}
      />
      <FormProblem text={problem} />
      <Button type="submit" loading={isSubmitting} fullWidth>
        {onboarding("submit")}
      </Button>
    </form>
  );
}
