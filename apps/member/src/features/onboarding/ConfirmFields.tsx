import { Button, Checkbox } from "@mantine/core";
import { textMax } from "@stammis/domain/limits";
import { newPasswordProblems } from "@stammis/domain/people/password";
import { readablePhone } from "@stammis/domain/people/typed-phone";
import { LimitedField } from "@stammis/shell/LimitedField.tsx";
import { applyProblem, useProblemText } from "@stammis/shell/problem.ts";
import { useForm } from "@stammis/shell/use-form.ts";
import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../lib/api.ts";
import { subdomain } from "../../lib/subdomain.ts";
import { paths } from "../../paths.ts";
import { FormFrame, FormGroup } from "../../shell/FormFrame.tsx";
import { NewPasswordFields } from "../login/NewPasswordFields.tsx";
import { useEnter } from "../login/sign-in.ts";
import { ConsentFields, TermsLink } from "./ConsentFields.tsx";
import type { SignUp } from "./queries.ts";

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

/** Password, names, what must be accepted, what may be consented to. Then one is a member, and logged in. Spec §2. */
export function ConfirmFields({ id, signUp, pointOfSaleId }: ConfirmFieldsProps) {
  const words = useTranslations("onboarding");
  const common = useTranslations("words");
  const { form, submit } = useConfirm(id, signUp, pointOfSaleId);
  const { errors, isSubmitting } = form.formState;
  const contact = signUp.email ?? readablePhone(signUp.phone ?? "");
  return (
    <FormFrame
      title={signUp.firstName ? words("confirmTitleNamed", { name: signUp.firstName }) : words("confirmTitle")}
      text={words("confirmText", { contact })}
      onSubmit={submit}
    >
      <input type="text" hidden readOnly autoComplete="username" value={signUp.email ?? signUp.phone ?? ""} />
      <NewPasswordFields
        password={form.register("password")}
        confirmPassword={form.register("confirmPassword")}
        errors={errors}
      />
      <LimitedField
        label={`${common("firstName")} (${words("optional")})`}
        autoComplete="given-name"
        limit={textMax.personName}
        error={errors.firstName?.message}
        {...form.register("firstName")}
      />
      <LimitedField
        label={`${common("lastName")} (${words("optional")})`}
        autoComplete="family-name"
        limit={textMax.personName}
        error={errors.lastName?.message}
        {...form.register("lastName")}
      />
      <Checkbox
        label={words.rich("acceptTerms", { link: (text) => <TermsLink to={paths.membershipTerms}>{text}</TermsLink> })}
        error={errors.termsOfMembership?.message}
        aria-invalid={Boolean(errors.termsOfMembership)}
        {...form.register("termsOfMembership")}
      />
      <Checkbox
        label={words.rich("acceptPrivacy", { link: (text) => <TermsLink to={paths.privacyPolicy}>{text}</TermsLink> })}
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

function useConfirm(id: string, { email, phone, firstName, lastName }: SignUp, pointOfSaleId: number | null) {
  const words = useTranslations("onboarding");
  const problemText = useProblemText();
  const toast = useToast();
  const enter = useEnter();
  const navigate = useNavigate();
  const language = useLocale();
  const form = useForm<ConfirmForm>({
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
