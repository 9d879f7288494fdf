import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { PosterSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { codeOf } from "#packages/web/problem.ts";
import { stampCardCouponQuery } from "./queries.ts";
import { RewardPage } from "./RewardPage.tsx";

/** `/sc/{stampcardCouponId}`: the reward of a full stamp card. Spec §2. */
export function StampCardCouponScreen() {
  const words = useTranslations("stampCards");
  const shell = useTranslations("shell");
  const loading = useTranslations("words")("loading");
  const { id } = useParams({ from: "/own/sc/$id" });
  const query = useQuery(stampCardCouponQuery(id));
  const backLink = <BackLink to={paths.home}>{shell("home")}</BackLink>;
  const code = codeOf(query.error);
  if (code === "NOT_FOUND" || code === "INVALID_INPUT") {
    return <EmptyState drawing="coupons" level={1} title={words("couponMissing")} action={backLink} />;
  }
  return (
    <>
      {backLink}
      <Loaded query={query} skeleton={<PosterSkeleton label={loading} />} failed={words("rewardFailed")}>
        {(coupon) => <RewardPage coupon={coupon} />}
      </Loaded>
    </>
  );
}
