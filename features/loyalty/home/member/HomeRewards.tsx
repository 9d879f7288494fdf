import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { RewardTickets } from "#features/loyalty/coupons/member/RewardTickets.tsx";
import { rewardsOf } from "#features/loyalty/coupons/member/value-coupons.ts";
import { paths } from "#features/member-paths.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { Section } from "#packages/web/member/shell/Section.tsx";
import classes from "#packages/web/member/shell/section.module.css";
import { rewardsNear } from "./rewards-near.ts";

/** Shows the club's rewards within reach and the next one; renders nothing without rewards. Spec §4. */
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
