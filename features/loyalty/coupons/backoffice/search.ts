import { statusFields } from "#features/loyalty/publishing/backoffice/search.ts";
import { id, listSearch, lookFields, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { couponKinds } from "../domain/coupon-kinds.ts";

export const readCouponSearch = listSearch({
  ...statusFields,
  ...lookFields,
  kind: oneOf(couponKinds),
  /** Coupons that a campaign brings. */
  campaignId: id,
});
