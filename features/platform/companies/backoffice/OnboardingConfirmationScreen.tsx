import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { SecondStepCard } from "#features/access/second-factor/backoffice/SecondStepCard.tsx";
import type { SecondStep } from "#features/access/second-factor/backoffice/second-step.ts";
import { paths } from "#features/office-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { shownLanguage } from "#packages/web/backoffice/language/shown-language.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { OpenCard } from "#packages/web/backoffice/page/OpenCard.tsx";
import { Redirect } from "#packages/web/backoffice/page/Redirect.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useSession } from "#packages/web/backoffice/session/session.ts";
import { ConfirmationForm } from "./onboarding/ConfirmationForm.tsx";
import { ExpiredSignUp } from "./onboarding/ExpiredSignUp.tsx";
import { Offer } from "./onboarding/Offer.tsx";

/**
 * The target of the link in a sign-up or invitation. Opening it does not consume it, because mail scanners open links.
 */
export function OnboardingConfirmationScreen() {
  const onboarding = useTranslations("onboarding");
  const invitations = useTranslations("invitations");
  const login = useTranslations("sessions");
  const words = useTranslations("words");
  const { id } = useParams({ from: "/open/onboarding/confirmation/$id" });
  const signUp = useQuery({
    queryKey: ["sign-up", id],
    queryFn: ({ signal }) => call("getSignUp", { params: { confirmationId: id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const language = signUp.data?.language;
  useEffect(() => {
    if (language) shownLanguage.offer(language);
  }, [language]);
  const navigate = useNavigate();
  const session = useSession();
  const [step, setStep] = useState<SecondStep | null>(null);
  if (step && session) return <Redirect to={paths.today} />;
  if (step) return <SecondStepCard step={step} onRestart={() => void navigate({ to: paths.login })} />;
  const name = signUp.data?.firstName;
  const invitation = signUp.data?.invitation;
  const hasAccount = signUp.data?.hasAccount ?? false;
  const expired = (signUp.data?.expired && !signUp.data.hasAccount) ?? false;
  const welcome = name ? onboarding("confirmTitle", { name }) : onboarding("confirmTitlePlain");
  const email = signUp.data?.email ?? "";
  const title = expired ? onboarding("expiredTitle") : hasAccount ? invitations("hasAccountTitle") : welcome;
  const choose = invitation?.from === "CLUB" ? "confirmInvited" : "confirmLead";
  const lead = hasAccount ? invitations("hasAccountText", { email }) : onboarding(choose, { email });
  return (
    <OpenCard
      title={title}
      lead={expired || !email ? undefined : lead}
      size={invitation?.opensCompany && !hasAccount ? "wide" : "small"}
      foot={
        <Link to={paths.login} className={link.link}>
          {login("backToLogin")}
        </Link>
      }
    >
      <Loaded
        query={signUp}
        skeleton={<ListSkeleton label={words("loading")} rows={2} />}
        failed={onboarding("confirmFailed")}
      >
        {(signUp) => (
          <>
            {signUp.invitation && <Offer invitation={signUp.invitation} />}
            {signUp.expired && !signUp.hasAccount && <ExpiredSignUp id={id} email={email} />}
            {signUp.hasAccount && <SignInToAnswer />}
            {!signUp.expired && !signUp.hasAccount && (
              <ConfirmationForm id={id} signUp={signUp} onSecondStep={setStep} />
            )}
          </>
        )}
      </Loaded>
    </OpenCard>
  );
}

/** The invitation is answered after signing in with its address. */
function SignInToAnswer() {
  const invitations = useTranslations("invitations");
  return (
    <Button fullWidth renderRoot={(props) => <Link to={paths.login} search={{ from: paths.invitations }} {...props} />}>
      {invitations("signIn")}
    </Button>
  );
}
