import { MemberCard } from "@stammis/ui/MemberCard.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { Campaigns } from "../features/campaigns/Campaigns.tsx";
import { publicCampaignsQuery } from "../features/campaigns/queries.ts";
import { PublicStampCards } from "../features/stamp-cards/PublicStampCards.tsx";
import { publicStampCardsQuery } from "../features/stamp-cards/queries.ts";
import { useChain } from "../lib/chain.ts";
import { fileUrl } from "../lib/files.ts";
import { paths } from "../paths.ts";
import { LinkButton } from "../shell/LinkButton.tsx";
import { subpageOf } from "../subpage.ts";
import classes from "./guest-screen.module.css";

/** `/guest` and `/{subpage}/guest`: what the club is, the two ways in, and what it has right now. Spec §2. */
export function GuestScreen() {
  const words = useTranslations("guest");
  const chain = useChain();
  // Neither is needed to come in: where they cannot be had, the page does without.
  const campaigns = useQuery(publicCampaignsQuery).data ?? [];
  const cards = useQuery(publicStampCardsQuery).data ?? [];
  const text = chain.clubPointActive ? "pointsText" : cards.length > 0 ? "stampsText" : "clubText";
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
      <p className={classes.text}>{words(text)}</p>
      <WaysIn />
      <Campaigns title={words("campaigns")} campaigns={campaigns} />
      <PublicStampCards title={words("stampCards")} cards={cards} />
    </div>
  );
}

function WaysIn() {
  const words = useTranslations("guest");
  const common = useTranslations("words");
  const subpage = subpageOf(useLocation().pathname);
  const { from } = useSearch({ strict: false });
  return (
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
  );
}
