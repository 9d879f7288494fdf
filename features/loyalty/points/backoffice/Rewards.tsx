import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import type { Coupon } from "#features/loyalty/coupons/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import classes from "./points.module.css";
import { RewardTable } from "./RewardTable.tsx";

/** Lists the rewards for points, with a link to add one. */
export function Rewards({ rewards }: { rewards: readonly Coupon[] }) {
  const t = useTranslations("points.rewards");
  const mayChange = useCan("manageClub");
  const create = mayChange && (
    <Button variant="light" renderRoot={(props) => <Link to={paths.newReward} {...props} />}>
      {t("create")}
    </Button>
  );
  return (
    <section className={classes.rewards}>
      <header className={classes.rewardsHead}>
        <h2 className={classes.sectionTitle}>{t("title")}</h2>
        {rewards.length > 0 && create}
      </header>
      {rewards.length > 0 ? (
        <RewardTable rewards={rewards} />
      ) : (
        <EmptyState drawing="coupons" level={3} title={t("emptyTitle")} text={t("emptyText")} action={create} />
      )}
    </section>
  );
}
