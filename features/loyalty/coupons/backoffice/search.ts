import { statusFields } from "#features/loyalty/publishing/backoffice/search.ts";
import { id, listSearch, lookFields, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readCouponSearch = listSearch({
  ...statusFields,
  ...lookFields,
  kind: oneOf(["REWARD", "VALUE"]),
  /** Coupons that a campaign brings. */
  campaignId: id,
});
