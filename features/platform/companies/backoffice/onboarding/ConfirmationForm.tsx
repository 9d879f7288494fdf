import { Button, SimpleGrid } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { UseFormRegister } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { type NewPassword, newPasswordProblems } from "#features/access/passwords/domain/password.ts";
import { type SecondStep, secondStepOf } from "#features/access/second-factor/backoffice/second-step.ts";
import { PasswordFields } from "#features/access/sessions/backoffice/PasswordFields.tsx";
import { paths } from "#features/office-paths.ts";
import { DocumentConsent } from "#features/platform/documents/backoffice/DocumentConsent.tsx";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { startSession } from "#packages/web/backoffice/session/session.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { required } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { checkOpening, emptyOpening, type OpeningForm } from "./merchant-form.ts";
import { OpeningFields } from "./OpeningFields.tsx";
import classes from "./onboarding.module.css";
import { type OpeningFieldForm, useMerchantFields, useOpeningFields } from "./use-merchant-fields.ts";

type Confirmation = NewPassword & OpeningForm & { firstName: string; lastName: string; privacyPolicy: boolean };
type SignUp = AnswerOf<"getSignUp">;

const opens = ({ invitation }: SignUp) => ({
  opensCompany: invitation?.opensCompany ?? false,
  asksForCompany: invitation?.asksForCompany ?? false,
});

function useConfirmationFields() {
  const { firstName, lastName } = useMerchantFields();
  return {
    ...useOpeningFields(),
    firstName,
    lastName,
    password: "wordless",
    confirmPassword: "wordless",
    privacyPolicy: "wordless",
  } satisfies FormFields<Confirmation>;
}

const checkFor = (signUp: SignUp) => (form: Confirmation) => ({
  ...newPasswordProblems(form),
  firstName: required(form.firstName),
  lastName: required(form.lastName),
  privacyPolicy: form.privacyPolicy ? null : ("PRIVACY_POLICY_REQUIRED" as const),
  ...checkOpening(form, opens(signUp)),
});

type ConfirmationFormProps = {
  id: string;
  signUp: SignUp;
  /** Called after sign-up of an admin account, which must enter a second factor. */
  onSecondStep: (step: SecondStep) => void;
};

/** A form for the name, password, acceptances and missing company details. Signs the person in afterwards. */
export function ConfirmationForm({ id, signUp, onSecondStep }: ConfirmationFormProps) {
  const onboarding = useTranslations("onboarding");
  const invitations = useTranslations("invitations");
  const language = useLocale();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const { opensCompany, asksForCompany } = opens(signUp);
  // A person who signed up accepted the policy on that form, with the same address.
  const hasAccepted = signUp.invitation?.from === "SELF";
  // The form stores no draft, because it contains a password.
  const form = useFieldForm({
    fields: useConfirmationFields(),
    check: checkFor(signUp),
    defaultValues: {
      ...emptyOpening,
      firstName: signUp.firstName,
      lastName: signUp.lastName,
      password: "",
      confirmPassword: "",
      privacyPolicy: hasAccepted,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      // Staff are not members of a club, so they accept no membership terms.
      const body = { ...values, language, termsOfMembership: false };
      startSession(await call("confirmSignUp", { params: { id }, body }));
      await navigate({ to: paths.today, replace: true });
    } catch (error) {
      const step = secondStepOf(error);
      if (step) return onSecondStep(step);
      if (!applyProblem(form, error)) setProblem(problemText(error, onboarding("confirmFailed")));
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {/* Tells password managers the account. */}
      <input type="hidden" autoComplete="username" value={signUp.email ?? ""} readOnly />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LimitedField autoComplete="given-name" {...form.limited("firstName")} />
        <LimitedField autoComplete="family-name" {...form.limited("lastName")} />
      </SimpleGrid>
      <PasswordFields register={form.register as unknown as UseFormRegister<NewPassword>} errors={errors} />
      {!hasAccepted && (
        <DocumentConsent
          document="PRIVACY_POLICY"
          field={form.register("privacyPolicy")}
          error={errors.privacyPolicy?.message}
        />
      )}
      {opensCompany && <OpeningFields form={form as unknown as OpeningFieldForm} asksForCompany={asksForCompany} />}
      {opensCompany && <p className={classes.quiet}>{invitations("openLead")}</p>}
      <FormProblem text={problem} />
      <Button type="submit" loading={isSubmitting} fullWidth>
        {onboarding("confirmSubmit")}
      </Button>
    </form>
  );
}
