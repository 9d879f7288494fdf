import { queryOptions } from "@tanstack/react-query";
import { call } from "#packages/web/member/session/api.ts";

/** A coupon's public page; only ACTIVE ones have one. */
export const couponQuery = (id: string) =>
  queryOptions({
    queryKey: ["coupon", id],
    queryFn: ({ signal }) => call("getPublicCoupon", { params: { id } }, { signal }),
    staleTime: 60_000,
  });
