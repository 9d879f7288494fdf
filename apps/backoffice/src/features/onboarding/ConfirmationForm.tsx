import { Button, SimpleGrid, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type UseFormRegister, useForm } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { type AnswerOf, call } from "../../lib/api.ts";
import { applyProblem, useProblemText } from "../../lib/problem.ts";
import { startSession } from "../../lib/session.ts";
import { required, useResolver } from "../../lib/use-resolver.ts";
import { paths } from "../../paths.ts";
import { FormProblem } from "../../shell/FormProblem.tsx";
import { checkPasswords, type NewPassword } from "../login/new-password.ts";
import { PasswordFields } from "../login/PasswordFields.tsx";
import classes from "./onboarding.module.css";
import { PrivacyConsent } from "./PrivacyConsent.tsx";

type Confirmation = NewPassword & { firstName: string; lastName: string; privacyPolicy: boolean };

const check = (form: Confirmation) => ({
  ...checkPasswords(form),
  firstName: required(form.firstName),
  lastName: required(form.lastName),
  privacyPolicy: form.privacyPolicy ? null : ("PRIVACY_POLICY_REQUIRED" as const),
});

/** Name, password, acceptance; then signed in at once. */
export function ConfirmationForm({ id, signUp }: { id: string; signUp: AnswerOf<"getSignUp"> }) {
  const onboarding = useTranslations("onboarding");
  const words = useTranslations("words");
  const language = useLocale();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Confirmation>({
    resolver: useResolver(check),
    defaultValues: {
      firstName: signUp.firstName,
      lastName: signUp.lastName,
      password: "",
      confirmPassword: "",
      privacyPolicy: false,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      // Staff are no members of a club: there are no membership conditions for them to accept.
      const body = { ...values, language, termsOfMembership: false };
      startSession(await call("confirmSignUp", { params: { id }, body }));
      await navigate({ to: paths.today, replace: true });
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, onboarding("confirmFailed")));
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {/* Tells password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={signUp.email ?? ""} readOnly />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={words("firstName")}
          autoComplete="given-name"
          maxLength={60}
          error={errors.firstName?.message}
          {...form.register("firstName")}
        />
        <TextInput
          label={words("lastName")}
          autoComplete="family-name"
          maxLength={60}
          error={errors.lastName?.message}
          {...form.register("lastName")}
        />
      </SimpleGrid>
      <PasswordFields register={form.register as unknown as UseFormRegister<NewPassword>} errors={errors} />
      <PrivacyConsent field={form.register("privacyPolicy")} error={errors.privacyPolicy?.message} />
      <FormProblem text={problem} />
      <Button type="submit" loading={isSubmitting} fullWidth>
        {onboarding("confirmSubmit")}
      </Button>
    </form>
  );
}
