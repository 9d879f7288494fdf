import { campaignQuery, publicCampaignsQuery } from "#features/loyalty/campaigns/member/queries.ts";
import { couponQuery } from "#features/loyalty/coupons/member/queries.ts";
import { publicPointsQuery } from "#features/loyalty/points/member/queries.ts";
import { publicStampCardsQuery } from "#features/loyalty/stamp-cards/member/queries.ts";
import { chainQuery } from "#packages/web/member/club/chain.ts";
import { queryClient } from "#packages/web/member/session/query-client.ts";

/** The time in milliseconds to wait for data; after that the page renders without the missing parts. */
const patience = 1_500;

const landing = () => [
  queryClient.getQueryData(chainQuery.queryKey)?.clubPointActive && queryClient.prefetchQuery(publicPointsQuery),
  queryClient.prefetchQuery(publicCampaignsQuery),
  queryClient.prefetchQuery(publicStampCardsQuery),
];

/** Prefetches the campaign or coupon that the address names: `/c/12`, `/r/7`, `/torget/12`. */
function offer() {
  const [first, id = ""] = location.pathname.split("/").filter(Boolean);
  return first === "r" ? queryClient.prefetchQuery(couponQuery(id)) : queryClient.prefetchQuery(campaignQuery(id));
}

/**
 * Waits briefly for the data of a visitor's first page, which the page has already requested, so that the layout does
 * not shift.
 */
export async function askLanding(): Promise<void> {
  const { first } = document.documentElement.dataset;
  if (first !== "guest" && first !== "offer") return;
  const requests = first === "guest" ? landing() : [offer()];
  await Promise.race([Promise.all(requests), new Promise((resolve) => setTimeout(resolve, patience))]);
}
