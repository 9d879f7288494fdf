import { CardSkeleton, StampCardSkeleton, TicketSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useTranslations } from "use-intl/react";
import { Campaigns } from "../features/campaigns/Campaigns.tsx";
import { WelcomeOffer } from "../features/campaigns/WelcomeOffer.tsx";
import { HomeCard } from "../features/home/HomeCard.tsx";
import { HomeNotices } from "../features/home/HomeNotices.tsx";
import { HomeRewards } from "../features/home/HomeRewards.tsx";
import { InstallHint } from "../features/home/InstallHint.tsx";
import { LatestPurchase } from "../features/home/LatestPurchase.tsx";
import { ReadyTickets } from "../features/stamp-cards/ReadyTickets.tsx";
import { StampCards } from "../features/stamp-cards/StampCards.tsx";
import { TermsHint } from "../features/terms/TermsHint.tsx";
import { WalletHint } from "../features/wallet/WalletHint.tsx";
import { useHome } from "../lib/home.ts";
import { Loaded } from "../shell/Loaded.tsx";
import classes from "./home-screen.module.css";

/** `/`: the card as hero, then what can be had now, soonest first: offers, full cards, stamps, rewards, campaigns. */
export function HomeScreen() {
  const words = useTranslations("home");
  const shell = useTranslations("shell");
  const campaigns = useTranslations("campaigns");
  const loading = useTranslations("words")("loading");
  const query = useHome();
  const skeleton = (
    <>
      <h1 className={classes.greeting}>{words("greetingNoName")}</h1>
      <CardSkeleton label={loading} />
      <StampCardSkeleton label={loading} />
      <TicketSkeleton label={loading} />
    </>
  );
  return (
    <Loaded query={query} skeleton={skeleton} failed={shell("homeFailed")}>
      {(home) => (
        <>
          <h1 className={classes.greeting}>
            {home.profile.firstName ? words("greeting", { name: home.profile.firstName }) : words("greetingNoName")}
          </h1>
          <TermsHint />
          <HomeCard home={home} />
          <HomeNotices home={home} />
          <WalletHint otherwise={<InstallHint />} />
          <WelcomeOffer offer={home.welcomeOffer} />
          <ReadyTickets home={home} />
          <StampCards home={home} />
          <HomeRewards home={home} />
          <Campaigns title={campaigns("title")} campaigns={home.campaigns} />
          <LatestPurchase home={home} />
        </>
      )}
    </Loaded>
  );
}
