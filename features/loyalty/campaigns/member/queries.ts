import { queryOptions } from "@tanstack/react-query";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";

export type Campaign = AnswerOf<"getPublicCampaigns">[number];

/** A campaign's public page; only one that runs now has one. */
export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: ["campaign", id],
    queryFn: ({ signal }) => call("getPublicCampaign", { params: { id } }, { signal }),
    staleTime: 60_000,
  });

/** The landing page's campaigns: running now and flagged publicToAll. */
export const publicCampaignsQuery = queryOptions({
  queryKey: ["public-campaigns"],
  queryFn: ({ signal }) => call("getPublicCampaigns", { params: { subdomain } }, { signal }),
  staleTime: 60_000,
});
