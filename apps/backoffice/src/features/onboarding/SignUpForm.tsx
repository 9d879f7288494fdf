import { Button } from "@mantine/core";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../lib/api.ts";
import { applyProblem, useProblemText } from "../../lib/problem.ts";
import { useForm } from "../../lib/use-form.ts";
import { FormProblem } from "../../shell/FormProblem.tsx";
import { UnsavedGuard } from "../../shell/UnsavedGuard.tsx";
import { DocumentConsent } from "../documents/DocumentConsent.tsx";
import { MerchantFields } from "./MerchantFields.tsx";
import { checkSignUp, emptyMerchant, type MerchantForm } from "./merchant-form.ts";
import classes from "./onboarding.module.css";

/** What was sent last from this page, for whoever comes back to correct it; in memory alone. */
let sentBefore: MerchantForm | null = null;

/** A merchant's own sign-up. The answer is the same whether or not the address is known. */
export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const onboarding = useTranslations("onboarding");
  const language = useLocale();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<MerchantForm>({
    check: checkSignUp,
    defaultValues: sentBefore ?? emptyMerchant,
  });
  const { isSubmitting, isDirty } = form.formState;
  const [sent, setSent] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await call("signUpMerchant", { body: { ...values, language } });
      sentBefore = values;
      setSent(true);
      onSent(values.email.trim());
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
