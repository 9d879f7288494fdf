import { Button } from "@mantine/core";
import { Link, useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { textMax } from "#packages/domain/limits.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { typedPhone } from "#packages/domain/people/typed-phone.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { useChain } from "#packages/web/member/club/chain.ts";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import { PhoneField } from "#packages/web/member/shell/PhoneField.tsx";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { sendSignUp } from "./queries.ts";
import { checkSignUp, contactsOf, type SignUpForm } from "./sign-up.ts";

type SignUpFieldsProps = { hasCredits: boolean; pointOfSaleId: number | null; subpage: string | null };

/** Shows the sign-up form. Joining needs one address: an e-mail, or a phone if the club can send SMS. Spec §2. */
export function SignUpFields({ hasCredits, pointOfSaleId, subpage }: SignUpFieldsProps) {
  const words = useTranslations("joining");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const language = useLocale();
  const chain = useChain();
  const { comeBackToOnboarding } = useSearch({ strict: false });
  // A person who returns to correct the form finds the submitted values.
  const before = useLocation({ select: ({ state }) => state });
  const phone = typedPhone(before.phone ?? null, prefixForLanguage(chain.language));
  const form = useForm<SignUpForm>({
    check: (values) => checkSignUp(values, hasCredits),
    defaultValues: { email: before.email ?? "", prefix: phone.prefix, phone: phone.number },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const contacts = contactsOf(values, hasCredits);
    try {
      await sendSignUp(contacts, { pointOfSaleId, language });
    } catch (error) {
      if (!applyProblem(form, error)) toast({ variant: "error", text: problemText(error, words("failed")) });
      return;
    }
    const state = {
      ...contacts,
      ...(subpage ? { subpage } : {}),
      ...(comeBackToOnboarding ? { comeBackToOnboarding } : {}),
    };
    // The form keeps its values for a return, except on a shop's device, which another person uses next.
    if (!comeBackToOnboarding) await navigate({ to: ".", search: (now) => now, state, replace: true });
    await navigate({ to: paths.onboardingSent, state });
  });
  return (
    <FormFrame
      title={words("title")}
      text={words(hasCredits ? "promptBoth" : "promptEmail")}
      onSubmit={submit}
      foot={
        <p>
          {words("already")} <Link to={paths.login}>{common("signIn")}</Link>
        </p>
      }
    >
      <LimitedField
        limit={textMax.email}
        label={common("email")}
        type="email"
        autoComplete={comeBackToOnboarding ? "off" : "email"}
        error={errors.email?.message}
        {...form.register("email")}
      />
      {hasCredits && (
        <PhoneField prefix={form.register("prefix")} number={form.register("phone")} error={errors.phone?.message} />
      )}
      <Button type="submit" loading={isSubmitting}>
        {words("submit")}
      </Button>
    </FormFrame>
  );
}
