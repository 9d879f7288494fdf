import { ListSkeleton } from "@stammis/ui/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { ConfirmationForm } from "../features/onboarding/ConfirmationForm.tsx";
import { ExpiredSignUp } from "../features/onboarding/ExpiredSignUp.tsx";
import { call } from "../lib/api.ts";
import { shownLanguage } from "../lib/shown-language.ts";
import { paths } from "../paths.ts";
import { Loaded } from "../shell/Loaded.tsx";
import { OpenCard } from "../shell/OpenCard.tsx";
import link from "../shell/text-link.module.css";

/** Where the link of a sign-up or an invitation leads. Opening it uses nothing up: mail scanners open links. */
export function OnboardingConfirmationScreen() {
  const onboarding = useTranslations("onboarding");
  const login = useTranslations("login");
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
  const name = signUp.data?.firstName;
  const expired = signUp.data?.expired ?? false;
  const welcome = name ? onboarding("confirmTitle", { name }) : onboarding("confirmTitlePlain");
  const email = signUp.data?.email ?? "";
  return (
    <OpenCard
      title={expired ? onboarding("expiredTitle") : welcome}
      lead={expired || !email ? undefined : onboarding("confirmLead", { email })}
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
        {(found) =>
          found.expired ? <ExpiredSignUp id={id} email={email} /> : <ConfirmationForm id={id} signUp={found} />
        }
      </Loaded>
    </OpenCard>
  );
}
