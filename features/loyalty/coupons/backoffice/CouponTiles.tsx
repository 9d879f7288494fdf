import { useTranslations } from "use-intl/react";
import { StatusOf } from "#features/loyalty/publishing/backoffice/StatusOf.tsx";
import { paths } from "#features/office-paths.ts";
import { CouponGrid } from "#packages/ui/cards/CouponGrid.tsx";
import { BrandScope } from "#packages/ui/theme/BrandScope.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import { useGo } from "#packages/web/use-go.ts";
import { CouponMenu } from "./CouponMenu.tsx";
import { CouponTicket } from "./CouponTicket.tsx";
import classes from "./coupons.module.css";
import type { Coupon } from "./queries.ts";

type CouponTilesProps = {
  coupons: readonly Coupon[];
  /** Whether the list shows the coupons of one campaign: two in a row. Spec §9 "Coupon grid". */
  ofCampaign: boolean;
};

/** Shows coupons as the members' tickets; each opens its editor. Spec §4. */
export function CouponTiles({ coupons, ofCampaign }: CouponTilesProps) {
  const items = coupons.map((coupon) => ({ key: coupon.id, ticket: <Tile coupon={coupon} /> }));
  return <CouponGrid columns={ofCampaign ? 2 : 3} items={items} />;
}

function Tile({ coupon }: { coupon: Coupon }) {
  const t = useTranslations("coupons");
  const { count } = useNumbers();
  const { brandColour } = useChain();
  const go = useGo();
  const mayChange = useCan("manageClub");
  const { imagePath, redeemed, totalLimit } = coupon;
  const uses =
    totalLimit === null
      ? t("uses", { count: redeemed })
      : t("usesOf", { redeemed: count(redeemed), limit: count(totalLimit) });
  return (
    <div className={classes.tile}>
      <BrandScope brandColour={brandColour}>
        <CouponTicket
          {...coupon}
          imageUrl={imagePath ?? undefined}
          level={2}
          onOpen={() => go(hrefOf(paths.coupon, coupon.id))}
        />
      </BrandScope>
      <div className={classes.foot}>
        <p className={classes.facts}>
          <StatusOf of={coupon} />
          <span className={classes.uses}>{uses}</span>
        </p>
        {mayChange && <CouponMenu coupon={coupon} compact />}
      </div>
    </div>
  );
}
