import { codeOf } from "@stammis/shell/problem.ts";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { PosterSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { stampCardCouponQuery } from "../features/stamp-cards/queries.ts";
import { RewardPage } from "../features/stamp-cards/RewardPage.tsx";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { Loaded } from "../shell/Loaded.tsx";

/** `/sc/{stampcardCouponId}`: what a full stamp card gives. Spec §2. */
export function StampCardCouponScreen() {
  const words = useTranslations("stampCards");
  const shell = useTranslations("shell");
  const loading = useTranslations("words")("loading");
  const { id } = useParams({ from: "/own/sc/$id" });
  const query = useQuery(stampCardCouponQuery(id));
  const back = <BackLink to={paths.home}>{shell("home")}</BackLink>;
  const code = codeOf(query.error);
  if (code === "NOT_FOUND" || code === "INVALID_INPUT") {
    return <EmptyState drawing="coupons" level={1} title={words("couponMissing")} action={back} />;
  }
  return (
    <>
      {back}
      <Loaded query={query} skeleton={<PosterSkeleton label={loading} />} failed={words("rewardFailed")}>
        {(coupon) => <RewardPage coupon={coupon} />}
      </Loaded>
    </>
  );
}
