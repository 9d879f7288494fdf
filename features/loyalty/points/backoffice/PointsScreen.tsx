import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { rewardsQuery } from "#features/loyalty/coupons/backoffice/queries.ts";
import { useLooksAtCoupons } from "#features/loyalty/coupons/backoffice/use-coupons-list.ts";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { LoadedAll } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { PointsEditor } from "./PointsEditor.tsx";
import { clubPointsQuery } from "./queries.ts";

/** `/points`: club points and their rewards. */
export function PointsScreen() {
  const t = useTranslations("points");
  useTitle(t("menu"));
  useLooksAtCoupons(paths.points);
  const points = useQuery(clubPointsQuery);
  const rewards = useQuery(rewardsQuery);
  const frame = (instead: ReactNode) => (
    <PlainPage title={t("menu")} description={t("lead")}>
      {instead}
    </PlainPage>
  );
  return (
    <LoadedAll
      frame={frame}
      skeleton={<FormSkeleton />}
      queries={[
        { query: points, failed: t("fetchFailed") },
        { query: rewards, failed: t("rewards.fetchFailed") },
      ]}
    >
      {(club, clubRewards) => <PointsEditor points={club} rewards={clubRewards} />}
    </LoadedAll>
  );
}
