import { queryOptions } from "@tanstack/react-query";
import { call } from "#packages/web/member/session/api.ts";

/** Loads a coupon's public page; only ACTIVE coupons have one. */
export const couponQuery = (id: string) =>
  queryOptions({
    queryKey: ["coupon", id],
    queryFn: ({ signal }) => call("getPublicCoupon", { params: { id } }, { signal }),
    staleTime: 60_000,
  });
