import { Button } from "@mantine/core";
import { confirmationReturnMs } from "@stammis/domain/limits";
import { readablePhone } from "@stammis/domain/people/typed-phone";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { renewSignUp, sendSignUp } from "../features/onboarding/queries.ts";
import { useChain } from "../lib/chain.ts";
import { paths } from "../paths.ts";
import { LinkButton } from "../shell/LinkButton.tsx";
import { ResendButton } from "../shell/ResendButton.tsx";

/** `/onboarding/confirmation`: thanks, check your message. A shop's own device goes back by itself. Spec §2. */
export function OnboardingSentScreen() {
  const words = useTranslations("onboarding");
  const shell = useTranslations("shell");
  const router = useRouter();
  const language = useLocale();
  const { pointsOfSale } = useChain();
  const { email, phone, comeBackToOnboarding = false, subpage, renews } = useLocation({ select: ({ state }) => state });
  const contact = email ?? (phone && readablePhone(phone));
  const comeBack = useCallback(() => {
    const search = { comeBackToOnboarding: true as const };
    void (subpage
      ? router.navigate({ to: paths.locationOnboarding, params: { subpage }, search })
      : router.navigate({ to: paths.onboarding, search }));
  }, [router, subpage]);
  /** Back to the form, as it was sent: most who get no message wrote another's address. */
  const correct = () => {
    const state = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
    void (subpage
      ? router.navigate({ to: paths.locationOnboarding, params: { subpage }, state })
      : router.navigate({ to: paths.onboarding, state }));
  };
  const pointOfSaleId = pointsOfSale.find((place) => place.subpage === subpage)?.id ?? null;
  const contacts = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  // A link anew is of the same shop, and from whoever invited.
  const resend = () => (renews ? renewSignUp(renews) : sendSignUp(contacts, { pointOfSaleId, language }));
  useEffect(() => {
    if (!comeBackToOnboarding) return;
    const timer = setTimeout(comeBack, confirmationReturnMs);
    return () => clearTimeout(timer);
  }, [comeBack, comeBackToOnboarding]);
  // A text message has no junk mail to be looked for in.
  const look = phone && !email ? "" : ` ${words("sentLook")}`;
  const sent = contact ? words("sentTo", { contact }) : words("sentPlain");
  return (
    <EmptyState
      drawing="mail"
      level={1}
      title={words("sentTitle")}
      text={comeBackToOnboarding ? `${sent} ${words("comingBack")}` : `${sent} ${words("sentValid")}${look}`}
      action={
        !comeBackToOnboarding && (
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
