import { chainQuery } from "../../lib/chain.ts";
import { queryClient } from "../../lib/query-client.ts";
import { publicCampaignsQuery } from "../campaigns/queries.ts";
import { publicPointsQuery } from "../points/queries.ts";
import { publicStampCardsQuery } from "../stamp-cards/queries.ts";

/** Milliseconds after which the page stands without: its parts come as they may. */
const patience = 1_500;

/** What a visitor's first page shows has been asked for by the page itself: it is worth a moment, and nothing jumps. */
export async function askLanding(): Promise<void> {
  if (document.documentElement.dataset.first !== "guest" || !navigator.onLine) return;
  const asked = [
    queryClient.getQueryData(chainQuery.queryKey)?.clubPointActive && queryClient.prefetchQuery(publicPointsQuery),
    queryClient.prefetchQuery(publicCampaignsQuery),
    queryClient.prefetchQuery(publicStampCardsQuery),
  ];
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, patience))]);
}
