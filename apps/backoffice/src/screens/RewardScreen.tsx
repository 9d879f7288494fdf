import { PlainPage } from "@stammis/ui/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { clubPointsQuery, rewardQuery } from "../features/points/queries.ts";
import { RewardEditor } from "../features/points/RewardEditor.tsx";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";

/** `/points/rewards/new` and `/points/rewards/$id`. */
export function RewardScreen() {
  const t = useTranslations("points");
  const shell = useTranslations("shell");
  const { id } = useParams({ strict: false });
  const points = useQuery(clubPointsQuery);
  const reward = useQuery({ ...rewardQuery(Number(id)), enabled: id !== undefined });
  const isOther = reward.data !== undefined && reward.data.kind !== "REWARD";
  if (points.data && !isOther && (reward.data || id === undefined)) {
    return <RewardEditor key={id ?? "new"} reward={reward.data ?? null} points={points.data} />;
  }
  const missing = (
    <NothingHere
      title={t("reward.notFound")}
      text={t("reward.notFoundText")}
      to={paths.points}
      toLabel={t("reward.toPoints")}
    />
  );
  const skeleton = (
    <PlainPage title={t("rewards.name")} above={<BackLink to={paths.points} label={shell("points")} />}>
      <FormSkeleton />
    </PlainPage>
  );
  return (
    <Loaded query={points} failed={t("fetchFailed")} skeleton={skeleton}>
      {() => (
        <Loaded query={reward} failed={t("reward.fetchFailed")} skeleton={skeleton} missing={missing}>
          {() => missing}
        </Loaded>
      )}
    </Loaded>
  );
}
