import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import type { Home } from "../../lib/home.ts";
import { paths } from "../../paths.ts";
import { Section } from "../../shell/Section.tsx";
import classes from "../../shell/section.module.css";
import { RewardTickets } from "../coupons/RewardTickets.tsx";
import { rewardsOf } from "../coupons/value-coupons.ts";
import { rewardsNear } from "./rewards-near.ts";

/** The club's rewards within reach and the one after them; nothing at all where there are none. Spec §4. */
export function HomeRewards({ home }: { home: Home }) {
  const words = useTranslations("home");
  const { points } = home;
  const near = points.active ? rewardsNear(points.balance, rewardsOf(home.coupons)) : [];
  if (near.length === 0) return null;
  const more = (
    <Link to={paths.purchases} className={classes.more}>
      {words("allRewards")}
    </Link>
  );
  return (
    <Section title={words("rewards")} more={more} note={words("rewardHow")}>
      <RewardTickets coupons={near} points={points} />
    </Section>
  );
}
