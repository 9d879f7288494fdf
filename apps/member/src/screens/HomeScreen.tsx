import { CardSkeleton, TicketSkeleton } from "@stammis/ui/Skeletons.tsx";
import { useTranslations } from "use-intl/react";
import { HomeCard } from "../features/home/HomeCard.tsx";
import { HomeRewards } from "../features/home/HomeRewards.tsx";
import { InstallTip } from "../features/home/InstallTip.tsx";
import { LatestPurchase } from "../features/home/LatestPurchase.tsx";
import { useHome } from "../features/home/queries.ts";
import { Loaded } from "../shell/Loaded.tsx";
import classes from "./home-screen.module.css";

/** `/`: the card as hero, what is due, rewards as tickets, the latest purchase. */
export function HomeScreen() {
  const words = useTranslations("home");
  const shell = useTranslations("shell");
  const loading = useTranslations("words")("loading");
  const query = useHome();
  const skeleton = (
    <>
      <h1 className={classes.greeting}>{words("greetingNoName")}</h1>
      <CardSkeleton label={loading} />
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
          <HomeCard home={home} />
          <InstallTip />
          <HomeRewards home={home} />
          <LatestPurchase purchase={home.latestPurchase} />
        </>
      )}
    </Loaded>
  );
}
