import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { rewardsQuery } from "../features/coupons/queries.ts";
import { PointsEditor } from "../features/points/PointsEditor.tsx";
import { clubPointsQuery } from "../features/points/queries.ts";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/points`: club points and their rewards. */
export function PointsScreen() {
  const t = useTranslations("points");
  const shell = useTranslations("shell");
  useTitle(shell("points"));
  const points = useQuery(clubPointsQuery);
  const rewards = useQuery(rewardsQuery);
  if (points.data && rewards.data) return <PointsEditor points={points.data} rewards={rewards.data} />;
  return (
    <PlainPage title={shell("points")} description={t("lead")}>
      <Loaded query={points} failed={t("fetchFailed")} skeleton={<FormSkeleton />}>
        {() => (
          <Loaded query={rewards} failed={t("rewards.fetchFailed")} skeleton={<FormSkeleton />}>
            {() => null}
          </Loaded>
        )}
      </Loaded>
    </PlainPage>
  );
}
