import { queryOptions } from "@tanstack/react-query";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";

/** What a full card gives, and whether I have won one. */
export const stampCardCouponQuery = (id: string) =>
  queryOptions({
    queryKey: [mine, "stamp-card-coupon", id],
    meta: { kept: true },
    queryFn: ({ signal }) => call("getConsumerStampcardCoupon", { params: { id } }, { signal }),
  });

/** Rewards of full cards that I can take today. */
export const readyRewardsQuery = queryOptions({
  queryKey: [mine, "ready-rewards"],
  meta: { kept: true },
  queryFn: ({ signal }) => call("getConsumerStampcardCoupons", {}, { signal }),
});

/** My cards with all that is told of those before them. */
export const stampCardsQuery = queryOptions({
  queryKey: [mine, "stamp-cards"],
  meta: { kept: true },
  queryFn: ({ signal }) => call("getConsumerStampcards", {}, { signal }),
});

/** The cards a visitor could begin. */
export const publicStampCardsQuery = queryOptions({
  queryKey: ["public-stamp-cards"],
  queryFn: ({ signal }) => call("getPublicStampcards", { params: { subdomain } }, { signal }),
  staleTime: 60_000,
});
