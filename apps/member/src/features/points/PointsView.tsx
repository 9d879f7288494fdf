import { Button } from "@mantine/core";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TicketSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { IconClock, IconListDetails, IconReceipt } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { type Home, useHome } from "../../lib/home.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../shell/LinkButton.tsx";
import { Loaded } from "../../shell/Loaded.tsx";
import { RewardTickets } from "../coupons/RewardTickets.tsx";
import { rewardsOf } from "../coupons/value-coupons.ts";
import { Balance } from "./Balance.tsx";
import classes from "./points-view.module.css";

const ExpiringPointsDialog = lazy(async () => ({
  default: (await import("./ExpiringPointsDialog.tsx")).ExpiringPointsDialog,
}));

/** The points one has, how long they last, what they can be traded for. Spec §2 "Purchases". */
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
            <PointsActions home={home} />
            <Rewards home={home} />
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}

function PointsActions({ home }: { home: Home }) {
  const words = useTranslations("points");
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <div className={classes.actions}>
      <LinkButton to={paths.pointsAccount} variant="light" leftSection={<IconListDetails size={20} aria-hidden />}>
        {words("explain")}
      </LinkButton>
      {home.nextExpiry && (
        <Button variant="default" leftSection={<IconClock size={20} aria-hidden />} onClick={() => setOpened(true)}>
          {words("whenExpiring")}
        </Button>
      )}
      <LinkButton to={paths.purchaseHistory} variant="default" leftSection={<IconReceipt size={20} aria-hidden />}>
        {words("history")}
      </LinkButton>
      {opened !== null && (
        <Suspense>
          <ExpiringPointsDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
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
      <RewardTickets coupons={rewardsOf(home.coupons)} points={home.points} />
    </section>
  );
}
