import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { categoriesQuery } from "#features/clubs/categories/backoffice/queries.ts";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { campaignsQuery } from "#features/loyalty/campaigns/backoffice/queries.ts";
import { couponsQuery } from "#features/loyalty/coupons/backoffice/queries.ts";
import { stampCardsQuery } from "#features/loyalty/stamp-cards/backoffice/queries.ts";
import type { Things } from "../queries.ts";

/** Returns the items that conditions name; until all are loaded, `isReady` is false and missing ones have no name. */
export function useThings() {
  const [locations, categories, campaigns, cards, coupons] = useQueries({
    queries: [locationsQuery, categoriesQuery, campaignsQuery, stampCardsQuery, couponsQuery],
  });
  const [location, category, campaign] = [locations.data, categories.data, campaigns.data];
  const [stampCard, coupon] = [cards.data, coupons.data];
  const things = useMemo<Things>(
    () => ({
      location: location ?? [],
      category: category ?? [],
      campaign: campaign ?? [],
      stampCard: stampCard ?? [],
      coupon: coupon ?? [],
    }),
    [location, category, campaign, stampCard, coupon],
  );
  const all = [locations, categories, campaigns, cards, coupons];
  return {
    things,
    isReady: all.every(({ data }) => data !== undefined),
    failed: all.find(({ isError }) => isError) as UseQueryResult<unknown> | undefined,
  };
}
