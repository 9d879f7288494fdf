import { useTranslations } from "use-intl/react";
import { RewardTickets } from "#features/loyalty/coupons/member/RewardTickets.tsx";
import { UseThrough } from "#features/loyalty/coupons/member/UseThrough.tsx";
import { rewardsOf } from "#features/loyalty/coupons/member/value-coupons.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { TicketSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { type Home, useHome } from "#packages/web/member/club/home.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { Balance } from "./Balance.tsx";
import { PointsWays } from "./PointsWays.tsx";
import classes from "./points-view.module.css";

/** Shows the member's points, their expiry and the rewards for them. Spec §2 "Purchases". */
export function PointsView() {
  const words = useTranslations("points");
  const loading = useTranslations("words")("loading");
  const query = useHome();
  return (
    <PlainPage title={words("title")} description={query.data?.points.description || undefined}>
      <Loaded query={query} skeleton={<TicketSkeleton label={loading} tickets={3} />} failed={words("fetchFailed")}>
        {(home) => (
          <>
            <Balance home={home} />
            <PointsWays home={home} />
            <Rewards home={home} />
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}

function Rewards({ home }: { home: Home }) {
  const words = useTranslations("points");
  if (rewardsOf(home.coupons).length === 0) {
    return <EmptyState drawing="coupons" title={words("noRewardsTitle")} text={words("noRewardsText")} />;
  }
  return (
    <section className={classes.rewards} aria-labelledby="rewards">
      <h2 id="rewards" className={classes.title}>
        {words("rewards")}
      </h2>
      <UseThrough home={home} />
      <RewardTickets coupons={rewardsOf(home.coupons)} points={home.points} />
    </section>
  );
}
