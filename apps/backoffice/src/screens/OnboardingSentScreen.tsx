import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "../paths.ts";
import { OpenCard } from "../shell/OpenCard.tsx";
import link from "../shell/text-link.module.css";

/** Thanks, check your message. */
export function OnboardingSentScreen() {
  const onboarding = useTranslations("onboarding");
  const email = useLocation({ select: ({ state }) => state.email });
  return (
    <OpenCard
      title={onboarding("sentTitle")}
      foot={
        <Link to={paths.onboarding} className={link.link}>
          {onboarding("sentBack")}
        </Link>
      }
    >
      <p>{email ? onboarding("sentText", { email }) : onboarding("sentTextPlain")}</p>
      <p>{onboarding("sentHint")}</p>
    </OpenCard>
  );
}
