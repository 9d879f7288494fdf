import { useTranslations } from "use-intl/react";
import { RewardTickets } from "../coupons/RewardTickets.tsx";
import classes from "./home-section.module.css";
import type { Home } from "./queries.ts";

/** The club's rewards; nothing at all where there are none. */
export function HomeRewards({ home }: { home: Home }) {
  const words = useTranslations("home");
  if (!home.points.active || home.coupons.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="rewards">
      <h2 id="rewards" className={classes.title}>
        {words("rewards")}
      </h2>
      <RewardTickets coupons={home.coupons} balance={home.points.balance} />
      <p className={classes.note}>{words("rewardHow")}</p>
    </section>
  );
}
