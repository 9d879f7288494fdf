import { chainQuery } from "../../lib/chain.ts";
import { queryClient } from "../../lib/query-client.ts";
import { campaignQuery, publicCampaignsQuery } from "../campaigns/queries.ts";
import { couponQuery } from "../coupons/queries.ts";
import { publicPointsQuery } from "../points/queries.ts";
import { publicStampCardsQuery } from "../stamp-cards/queries.ts";

/** Milliseconds after which the page stands without: its parts come as they may. */
const patience = 1_500;

const landing = () => [
  queryClient.getQueryData(chainQuery.queryKey)?.clubPointActive && queryClient.prefetchQuery(publicPointsQuery),
  queryClient.prefetchQuery(publicCampaignsQuery),
  queryClient.prefetchQuery(publicStampCardsQuery),
];

/** The campaign or coupon that the address is about: `/c/12`, `/r/7`, `/torget/12`. */
function offer() {
  const [first, id = ""] = location.pathname.split("/").filter(Boolean);
  return first === "r" ? queryClient.prefetchQuery(couponQuery(id)) : queryClient.prefetchQuery(campaignQuery(id));
}

/** What a visitor's first page shows has been asked for by the page itself: it is worth a moment, and nothing jumps. */
export async function askLanding(): Promise<void> {
  const { first } = document.documentElement.dataset;
  if (first !== "guest" && first !== "offer") return;
  const asked = first === "guest" ? landing() : [offer()];
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, patience))]);
}
