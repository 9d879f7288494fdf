import { queryOptions } from "@tanstack/react-query";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";

/** Loads the reward of a full card, and whether the member has won one. */
export const stampCardCouponQuery = (id: string) =>
  queryOptions({
    queryKey: [mine, "stamp-card-coupon", id],
    meta: { kept: true },
    queryFn: ({ signal }) => call("getConsumerStampcardCoupon", { params: { id } }, { signal }),
  });

/** Loads the rewards of full cards that the member can use today. */
export const readyRewardsQuery = queryOptions({
  queryKey: [mine, "ready-rewards"],
  meta: { kept: true },
  queryFn: ({ signal }) => call("getConsumerStampcardCoupons", {}, { signal }),
});

/** Loads the member's cards with all earlier ones. */
export const stampCardsQuery = queryOptions({
  queryKey: [mine, "stamp-cards"],
  meta: { kept: true },
  queryFn: ({ signal }) => call("getConsumerStampcards", {}, { signal }),
});

/** Loads the cards that a visitor could start. */
export const publicStampCardsQuery = queryOptions({
  queryKey: ["public-stamp-cards"],
  queryFn: ({ signal }) => call("getPublicStampcards", { params: { subdomain } }, { signal }),
  staleTime: 60_000,
});
