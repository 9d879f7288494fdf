import { EmptyState } from "@stammis/ui/EmptyState.tsx";
import { PlainPage } from "@stammis/ui/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { clubPointsQuery, rewardsQuery } from "../features/points/queries.ts";
import { RewardEditor } from "../features/points/RewardEditor.tsx";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";

/** `/points/rewards/new` and `/points/rewards/$id`. */
export function RewardScreen() {
  const t = useTranslations("points");
  const shell = useTranslations("shell");
  const { id } = useParams({ strict: false });
  const points = useQuery(clubPointsQuery);
  const rewards = useQuery(rewardsQuery);
  const reward = rewards.data?.find((each) => String(each.id) === id) ?? null;
  if (points.data && rewards.data && (reward || id === undefined)) {
    return <RewardEditor key={id ?? "new"} reward={reward} points={points.data} />;
  }
  return (
    <PlainPage title={t("rewards.name")} above={<BackLink to={paths.points} label={shell("points")} />}>
      <Loaded query={rewards} failed={t("reward.fetchFailed")} skeleton={<FormSkeleton />}>
        {() => (
          <Loaded query={points} failed={t("fetchFailed")} skeleton={<FormSkeleton />}>
            {() => <EmptyState drawing="search" title={t("reward.notFound")} />}
          </Loaded>
        )}
      </Loaded>
    </PlainPage>
  );
}
