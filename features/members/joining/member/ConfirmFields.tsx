import { Button, Checkbox } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { newPasswordProblems } from "#features/access/passwords/domain/password.ts";
import { NewPasswordFields } from "#features/access/sessions/member/NewPasswordFields.tsx";
import { useEnter } from "#features/access/sessions/member/sign-in.ts";
import { paths } from "#features/member-paths.ts";
import { textMax } from "#packages/domain/limits.ts";
import { readablePhone } from "#packages/domain/people/typed-phone.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { call } from "#packages/web/member/session/api.ts";
import { FormFrame, FormGroup } from "#packages/web/member/shell/FormFrame.tsx";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { ConsentFields } from "./ConsentFields.tsx";
import type { SignUp } from "./queries.ts";
import { TermsLink } from "./TermsLink.tsx";
import { UsernameField } from "./UsernameField.tsx";

export type ConfirmForm = {
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  termsOfMembership: boolean;
  privacyPolicy: boolean;
  emailNotification: boolean;
  phoneNotification: boolean;
};

const check = (values: ConfirmForm) => ({
  ...newPasswordProblems(values),
  termsOfMembership: values.termsOfMembership ? null : ("TERMS_OF_MEMBERSHIP_REQUIRED" as const),
  privacyPolicy: values.privacyPolicy ? null : ("PRIVACY_POLICY_REQUIRED" as const),
});

type ConfirmFieldsProps = { id: string; signUp: SignUp; pointOfSaleId: number | null };

/**
 * Shows the password, names, required acceptances and optional consents. Submitting creates the member and signs in.
 * Spec §2.
 */
export function ConfirmFields({ id, signUp, pointOfSaleId }: ConfirmFieldsProps) {
  const words = useTranslations("joining");
  const { form, submit } = useConfirm(id, signUp, pointOfSaleId);
  const { errors, isSubmitting } = form.formState;
  const contact = signUp.email ?? readablePhone(signUp.phone ?? "");
  return (
    <FormFrame
      title={signUp.firstName ? words("confirmTitleNamed", { name: signUp.firstName }) : words("confirmTitle")}
      text={words("confirmText", { contact })}
      onSubmit={submit}
    >
      <UsernameField username={signUp.email ?? signUp.phone ?? ""} />
      <NewPasswordFields
        password={form.register("password")}
        confirmPassword={form.register("confirmPassword")}
        errors={errors}
      />
      <LimitedField autoComplete="given-name" {...form.limited("firstName")} />
      <LimitedField autoComplete="family-name" {...form.limited("lastName")} />
      <Checkbox
        label={words.rich("acceptTerms", { link: (text) => <TermsLink kind="membership">{text}</TermsLink> })}
        error={errors.termsOfMembership?.message}
        aria-invalid={Boolean(errors.termsOfMembership)}
        {...form.register("termsOfMembership")}
      />
      <Checkbox
        label={words.rich("acceptPrivacy", { link: (text) => <TermsLink kind="privacy">{text}</TermsLink> })}
        error={errors.privacyPolicy?.message}
        aria-invalid={Boolean(errors.privacyPolicy)}
        {...form.register("privacyPolicy")}
      />
      <FormGroup title={words("consentTitle")} text={words("consentText")}>
        <ConsentFields
          email={signUp.email ? form.register("emailNotification") : null}
          phone={signUp.phone ? form.register("phoneNotification") : null}
        />
      </FormGroup>
      <Button type="submit" loading={isSubmitting}>
        {words("confirmSubmit")}
      </Button>
    </FormFrame>
  );
}

function useConfirmFields() {
  const words = useTranslations("words");
  const optional = useTranslations("joining")("optional");
  return {
    password: "wordless",
    confirmPassword: "wordless",
    firstName: { label: `${words("firstName")} (${optional})`, limit: textMax.personName },
    lastName: { label: `${words("lastName")} (${optional})`, limit: textMax.personName },
    termsOfMembership: "wordless",
    privacyPolicy: "wordless",
    emailNotification: "wordless",
    phoneNotification: "wordless",
  } satisfies FormFields<ConfirmForm>;
}

function useConfirm(id: string, { email, phone, firstName, lastName }: SignUp, pointOfSaleId: number | null) {
  const words = useTranslations("joining");
  const problemText = useProblemText();
  const toast = useToast();
  const enter = useEnter();
  const navigate = useNavigate();
  const language = useLocale();
  const form = useFieldForm({
    fields: useConfirmFields(),
    check,
    defaultValues: {
      password: "",
      confirmPassword: "",
      firstName,
      lastName,
      termsOfMembership: false,
      privacyPolicy: false,
      emailNotification: false,
      phoneNotification: false,
    },
  });
  const submit = form.handleSubmit(async (values) => {
    const body = { ...values, language, pointOfSaleId, email, phone, commercialChainSubdomain: subdomain };
    try {
      await enter(await call("confirmSignUp", { params: { id }, body }));
      await navigate({ to: paths.complete, replace: true, state: { hasJoined: true } });
    } catch (error) {
      if (!applyProblem(form, error)) toast({ variant: "error", text: problemText(error, words("failed")) });
    }
  });
  return { form, submit };
}
