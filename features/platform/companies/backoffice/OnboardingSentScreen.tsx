import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { normaliseEmail } from "#packages/domain/people/email.ts";
import { OpenCard } from "#packages/web/backoffice/page/OpenCard.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";

/** Thanks the merchant and points to the sent mail. */
export function OnboardingSentScreen() {
  const onboarding = useTranslations("onboarding");
  const signUp = useLocation({ select: ({ state }) => state.signUp });
  const email = signUp && normaliseEmail(signUp.email);
  return (
    <OpenCard
      title={onboarding("sentTitle")}
      foot={
        <Link to={paths.onboarding} state={signUp ? { signUp } : {}} className={link.link}>
          {onboarding("sentBack")}
        </Link>
      }
    >
      <p>{email ? onboarding("sentText", { email }) : onboarding("sentTextPlain")}</p>
      <p>{onboarding("sentHint")}</p>
    </OpenCard>
  );
}
