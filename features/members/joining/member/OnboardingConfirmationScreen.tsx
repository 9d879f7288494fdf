import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { locationQuery } from "#features/clubs/locations/member/queries.ts";
import { subpageOf } from "#features/clubs/locations/member/subpage.ts";
import { paths } from "#features/member-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { shownLanguage } from "#packages/web/member/language/shown-language.ts";
import { Redirect } from "#packages/web/member/shell/Redirect.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import { ConfirmFields } from "./ConfirmFields.tsx";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { signUpQuery } from "./queries.ts";

/**
 * `/onboarding/confirmation/{id}` and `/{subpage}/onboarding/confirmation/{id}`: the page behind the message's link.
 * Spec §2.
 */
export function OnboardingConfirmationScreen() {
  const words = useTranslations("joining");
  const loading = useTranslations("words")("loading");
  const problemText = useProblemText();
  const toast = useToast();
  const { id = "" } = useParams({ strict: false });
  const subpage = subpageOf(useLocation().pathname);
  const location = useQuery({ ...locationQuery(subpage ?? ""), enabled: subpage !== null });
  const query = useQuery(signUpQuery(id));
  const { error } = query;
  // The form appears in the link's language; a language chosen later keeps the form and its values.
  const isInLanguage = useLocale() === shownLanguage.get();
  const [isReady, setReady] = useState(false);
  if (!isReady && query.data && isInLanguage) setReady(true);
  useEffect(() => {
    if (error) toast({ variant: "error", text: problemText(error, words("verifyFailed")) });
  }, [error, problemText, toast, words]);
  if (error) return <Redirect to={paths.guest} />;
  if (!query.data || !isReady || location.isLoading) return <ListSkeleton label={loading} />;
  if (query.data.expired) return <ExpiredLink id={id} signUp={query.data} subpage={subpage} />;
  return <ConfirmFields id={id} signUp={query.data} pointOfSaleId={location.data?.id || null} />;
}
