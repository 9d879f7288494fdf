import { MemberCard } from "@stammis/ui/MemberCard.tsx";
import { useLocation, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useChain } from "../lib/chain.ts";
import { fileUrl } from "../lib/files.ts";
import { paths } from "../paths.ts";
import { LinkButton } from "../shell/LinkButton.tsx";
import { subpageOf } from "../subpage.ts";
import classes from "./guest-screen.module.css";

/** `/guest` and `/{subpage}/guest`: what the club is, and the two ways in. Spec §2. */
export function GuestScreen() {
  const words = useTranslations("guest");
  const common = useTranslations("words");
  const chain = useChain();
  const subpage = subpageOf(useLocation().pathname);
  const { from } = useSearch({ strict: false });
  return (
    <div className={classes.landing}>
      <div className={classes.card} aria-hidden="true">
        <MemberCard
          variant="hero"
          chainName={chain.commercialName}
          logoUrl={fileUrl(chain.logoPath)}
          memberName={words("cardHint")}
          membershipId=""
          qrLabel=""
        />
      </div>
      <h1 className={classes.title}>{words("title", { chain: chain.commercialName })}</h1>
      <p className={classes.text}>{words(chain.clubPointActive ? "pointsText" : "clubText")}</p>
      <div className={classes.actions}>
        {subpage ? (
          <LinkButton to={paths.locationOnboarding} params={{ subpage }}>
            {words("register")}
          </LinkButton>
        ) : (
          <LinkButton to={paths.onboarding}>{words("register")}</LinkButton>
        )}
        <LinkButton to={paths.login} search={from ? { from } : {}} variant="default">
          {common("signIn")}
        </LinkButton>
      </div>
    </div>
  );
}
