import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { CouponEditor } from "#features/loyalty/coupons/backoffice/CouponEditor.tsx";
import { couponQuery } from "#features/loyalty/coupons/backoffice/queries.ts";
import { useCouponsList } from "#features/loyalty/coupons/backoffice/use-coupons-list.ts";
import { clubPointsQuery } from "#features/loyalty/points/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { LoadedAll } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";

/** `/coupons/new/reward`, `/coupons/new/value` and `/coupons/$id`. */
export function CouponScreen() {
  const t = useTranslations("coupons");
  const points = useTranslations("points");
  const { id } = useParams({ strict: false });
  const { pathname } = useLocation();
  const list = useCouponsList();
  const newKind = pathname === paths.newValueCoupon ? "VALUE" : "REWARD";
  const club = useQuery(clubPointsQuery);
  const coupon = useQuery({ ...couponQuery(Number(id)), enabled: id !== undefined });
  if (club.data && (coupon.data || id === undefined)) {
    const { pointsPerKrona, missing } = club.data;
    return (
      <CouponEditor
        key={id ?? newKind}
        kind={coupon.data?.kind ?? newKind}
        coupon={coupon.data ?? null}
        pointsPerKrona={pointsPerKrona}
        termsMissing={missing.includes("MEMBERSHIP_TERMS_MISSING")}
      />
    );
  }
  const missing = (
    <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.coupons} toLabel={t("toCoupons")} />
  );
  const skeleton = (
    <PlainPage
      title={t("one")}
      above={<BackLink to={list} label={list === paths.points ? points("menu") : t("menu")} />}
    >
      <FormSkeleton />
    </PlainPage>
  );
  return (
    <LoadedAll
      skeleton={skeleton}
      queries={[
        { query: club, failed: points("fetchFailed") },
        { query: coupon, failed: t("fetchOneFailed"), missing },
      ]}
    >
      {() => missing}
    </LoadedAll>
  );
}
