import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { SignUpForm } from "../features/onboarding/SignUpForm.tsx";
import { paths } from "../paths.ts";
import { OpenCard } from "../shell/OpenCard.tsx";
import link from "../shell/text-link.module.css";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Where the message of a sign-up went; never in the address bar. */
    email?: string;
  }
}

/** Spec §2 "Merchant onboarding form", self-sign-up. */
export function OnboardingScreen() {
  const onboarding = useTranslations("onboarding");
  const words = useTranslations("words");
  const navigate = useNavigate();
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
      <SignUpForm
        onSent={(email) => void navigate({ to: paths.onboardingSent, state: { email }, ignoreBlocker: true })}
      />
    </OpenCard>
  );
}
