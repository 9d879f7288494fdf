import { queryOptions } from "@tanstack/react-query";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";

export type Campaign = AnswerOf<"getPublicCampaigns">[number];

/** Loads a campaign's public page. Only a running campaign has one. */
export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: ["campaign", id],
    queryFn: ({ signal }) => call("getPublicCampaign", { params: { id } }, { signal }),
    staleTime: 60_000,
  });

/** Loads the landing page's campaigns: running now and flagged publicToAll. */
export const publicCampaignsQuery = queryOptions({
  queryKey: ["public-campaigns"],
  queryFn: ({ signal }) => call("getPublicCampaigns", { params: { subdomain } }, { signal }),
  staleTime: 60_000,
});
