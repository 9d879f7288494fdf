import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { PosterSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useSession } from "#packages/web/member/session/session.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { Redirect } from "#packages/web/member/shell/Redirect.tsx";
import { codeOf } from "#packages/web/problem.ts";
import { CouponPage } from "./CouponPage.tsx";
import { couponQuery } from "./queries.ts";

/** `/r/{id}`: a coupon by its link; redirects home unless it is ACTIVE. Spec §2. */
export function CouponScreen() {
  const words = useTranslations("coupons");
  const loading = useTranslations("words")("loading");
  const shell = useTranslations("shell");
  const signedIn = useSession() !== null;
  const { id } = useParams({ from: "/r/$id" });
  const query = useQuery(couponQuery(id));
  const code = codeOf(query.error);
  const isGone = code === "NOT_FOUND" || code === "INVALID_INPUT";
  if (isGone || (query.data && query.data.publishStatus !== "ACTIVE")) return <Redirect to={paths.home} />;
  return (
    <>
      {signedIn && <BackLink to={paths.home}>{shell("home")}</BackLink>}
      <Loaded query={query} skeleton={<PosterSkeleton label={loading} />} failed={words("fetchFailed")}>
        {(coupon) => <CouponPage coupon={coupon} />}
      </Loaded>
    </>
  );
}
