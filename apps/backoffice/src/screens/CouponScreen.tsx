import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { CouponEditor } from "../features/coupons/CouponEditor.tsx";
import { couponQuery } from "../features/coupons/queries.ts";
import { clubPointsQuery } from "../features/points/queries.ts";
import { useCouponsList } from "../lib/use-coupons-list.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";

/** `/coupons/new/reward`, `/coupons/new/value` and `/coupons/$id`. */
export function CouponScreen() {
  const t = useTranslations("coupons");
  const points = useTranslations("points");
  const shell = useTranslations("shell");
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
      above={<BackLink to={list} label={shell(list === paths.points ? "points" : "coupons")} />}
    >
      <FormSkeleton />
    </PlainPage>
  );
  return (
    <Loaded query={club} failed={points("fetchFailed")} skeleton={skeleton}>
      {() => (
        <Loaded query={coupon} failed={t("fetchOneFailed")} skeleton={skeleton} missing={missing}>
          {() => missing}
        </Loaded>
      )}
    </Loaded>
  );
}
