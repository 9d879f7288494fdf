import { useTranslations } from "use-intl/react";
import { TermsHint } from "#features/clubs/terms/member/TermsHint.tsx";
import { Campaigns } from "#features/loyalty/campaigns/member/Campaigns.tsx";
import { WelcomeOffer } from "#features/loyalty/campaigns/member/WelcomeOffer.tsx";
import { HomeCard } from "#features/loyalty/home/member/HomeCard.tsx";
import { HomeNotices } from "#features/loyalty/home/member/HomeNotices.tsx";
import { HomeRewards } from "#features/loyalty/home/member/HomeRewards.tsx";
import { InstallHint } from "#features/loyalty/home/member/InstallHint.tsx";
import { LatestPurchase } from "#features/loyalty/home/member/LatestPurchase.tsx";
import { ReadyTickets } from "#features/loyalty/stamp-cards/member/ReadyTickets.tsx";
import { StampCards } from "#features/loyalty/stamp-cards/member/StampCards.tsx";
import { WalletHint } from "#features/members/wallet/member/WalletHint.tsx";
import { CardSkeleton, StampCardSkeleton, TicketSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useHome } from "#packages/web/member/club/home.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import classes from "./home-screen.module.css";

/** `/`: the card first, then what is available now, soonest first: offers, full cards, stamps, rewards, campaigns. */
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
