import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { OpenCard } from "#packages/web/backoffice/page/OpenCard.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import type { MerchantForm } from "./onboarding/merchant-form.ts";
import { SignUpForm } from "./onboarding/SignUpForm.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The submitted sign-up, for going back to correct it; never in the address bar. */
    signUp?: MerchantForm;
  }
}

/** The form for a merchant's own sign-up. Spec §2 "Merchant onboarding form". */
export function OnboardingScreen() {
  const onboarding = useTranslations("onboarding");
  const words = useTranslations("words");
  const navigate = useNavigate();
  /** Stores the form in its own history entry too, so that Back shows it as submitted. */
  const keep = async (signUp: MerchantForm) => {
    const state = { signUp };
    await navigate({ to: paths.onboarding, state, replace: true, ignoreBlocker: true });
    await navigate({ to: paths.onboardingSent, state, ignoreBlocker: true });
  };
  return (
    <OpenCard
      title={onboarding("title")}
      lead={onboarding("lead")}
      size="wide"
      foot={
        <>
          <span>{onboarding("haveAccount")}</span>
          <Link to={paths.login} className={link.link}>
            {words("signIn")}
          </Link>
        </>
      }
    >
      <SignUpForm onSent={keep} />
    </OpenCard>
  );
}
