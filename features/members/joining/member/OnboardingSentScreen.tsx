import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { ResendButton } from "#features/access/sessions/member/ResendButton.tsx";
import { paths } from "#features/member-paths.ts";
import { confirmationReturnMs } from "#packages/domain/limits.ts";
import { readablePhone } from "#packages/domain/people/typed-phone.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { shownLanguage } from "#packages/web/member/language/shown-language.ts";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { unsavedLanguage } from "#packages/web/unsaved-language.ts";
import { renewSignUp, sendSignUp } from "./queries.ts";

/**
 * `/onboarding/confirmation`: asks the person to check for the message. A device that belongs to a shop returns to the
 * form by itself, or at once by a button. Spec §2.
 */
export function OnboardingSentScreen() {
  const words = useTranslations("joining");
  const shell = useTranslations("shell");
  const router = useRouter();
  const language = useLocale();
  const { pointsOfSale } = useChain();
  const { email, phone, comeBackToOnboarding = false, subpage, renews } = useLocation({ select: ({ state }) => state });
  const contact = email ?? (phone && readablePhone(phone));
  const client = useQueryClient();
  /**
   * Replaces this page, so that the next guest cannot go back to the address, and shows the club's language. Refetches
   * the club's texts, because the server sends them in the language of the request.
   */
  const comeBack = useCallback(() => {
    unsavedLanguage.forget();
    shownLanguage.forget();
    void client.invalidateQueries();
    const next = { search: { comeBackToOnboarding: true as const }, replace: true };
    void (subpage
      ? router.navigate({ to: paths.locationOnboarding, params: { subpage }, ...next })
      : router.navigate({ to: paths.onboarding, ...next }));
  }, [client, router, subpage]);
  /** Returns to the form with the typed values, because a missing message usually means a wrong address. */
  const correct = () => {
    const state = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
    void (subpage
      ? router.navigate({ to: paths.locationOnboarding, params: { subpage }, state })
      : router.navigate({ to: paths.onboarding, state }));
  };
  const pointOfSaleId = pointsOfSale.find((place) => place.subpage === subpage)?.id ?? null;
  const contacts = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  // A renewed link keeps the point of sale and the inviter.
  const resend = () => (renews ? renewSignUp(renews) : sendSignUp(contacts, { pointOfSaleId, language }));
  useEffect(() => {
    if (!comeBackToOnboarding) return;
    const timer = setTimeout(comeBack, confirmationReturnMs);
    return () => clearTimeout(timer);
  }, [comeBack, comeBackToOnboarding]);
  // An SMS has no junk folder to check.
  const look = phone && !email ? "" : ` ${words("sentLook")}`;
  const sent = contact ? words("sentTo", { contact }) : words("sentPlain");
  return (
    <EmptyState
      drawing="mail"
      level={1}
      title={words("sentTitle")}
      text={comeBackToOnboarding ? `${sent} ${words("comingBack")}` : `${sent} ${words("sentValid")}${look}`}
      action={
        comeBackToOnboarding ? (
          <Button onClick={comeBack}>{words("nextGuest")}</Button>
        ) : (
          <>
            <LinkButton to={paths.home} variant="light">
              {shell("toStart")}
            </LinkButton>
            {contact && <ResendButton send={resend} />}
            <Button variant="subtle" onClick={correct}>
              {words("sentBack")}
            </Button>
          </>
        )
      }
    />
  );
}
