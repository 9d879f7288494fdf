import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { rewardsQuery } from "../features/coupons/queries.ts";
import { PointsEditor } from "../features/points/PointsEditor.tsx";
import { clubPointsQuery } from "../features/points/queries.ts";
import { useLooksAtCoupons } from "../lib/use-coupons-list.ts";
import { paths } from "../paths.ts";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/points`: club points and their rewards. */
export function PointsScreen() {
  const t = useTranslations("points");
  const shell = useTranslations("shell");
  useTitle(shell("points"));
  useLooksAtCoupons(paths.points);
  const points = useQuery(clubPointsQuery);
  const rewards = useQuery(rewardsQuery);
  const frame = (instead: ReactNode) => (
    <PlainPage title={shell("points")} description={t("lead")}>
      {instead}
    </PlainPage>
  );
  return (
    <Loaded query={points} frame={frame} failed={t("fetchFailed")} skeleton={<FormSkeleton />}>
      {(own) => (
        <Loaded query={rewards} frame={frame} failed={t("rewards.fetchFailed")} skeleton={<FormSkeleton />}>
          {(known) => <PointsEditor points={own} rewards={known} />}
        </Loaded>
      )}
    </Loaded>
  );
}
