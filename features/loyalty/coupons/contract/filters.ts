import { statusFilters } from "#features/loyalty/publishing/contract/filters.ts";
import type { ListFilters } from "#packages/domain/list-filters.ts";
import { couponKinds } from "../domain/coupon-kinds.ts";

/** `campaignId`: the campaign that gives the coupon. */
export const couponFilters = {
  kind: couponKinds,
  campaignId: "id",
  ...statusFilters,
} as const satisfies ListFilters;
