import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { accessQuery, type OpenChain } from "#packages/web/backoffice/session/session.ts";
import { chainStore } from "#packages/web/backoffice/session/session-store.ts";

export type Club = AnswerOf<"getChain">;

export const clubQuery = queryOptions({
  queryKey: ["club"],
  queryFn: ({ signal }) => call("getChain", {}, { signal }),
});

/** Loads the translated share of each language other than the club's own. */
export const writtenQuery = (own: Club["language"]) =>
  queryOptions({
    queryKey: ["written-languages", own],
    queryFn: ({ signal }) => call("getWrittenLanguages", {}, { signal }),
    staleTime: 0,
  });

/** Loads whether a subdomain is free, while the user types. */
export const availabilityQuery = (subdomain: string) =>
  queryOptions({
    queryKey: ["subdomain", subdomain],
    queryFn: ({ signal }) => call("getSubdomainAvailability", { params: { subdomain } }, { signal }),
    staleTime: 10_000,
    retry: false,
  });

/** Updates the club's facts in all caches: menus, this tab's header, the guide. */
export function keepClub(club: Club) {
  queryClient.setQueryData(clubQuery.queryKey, club);
  queryClient.setQueryData(accessQuery.queryKey, (access) => {
    if (!access) return access;
    const chains = access.chains.map((chain) => (chain.id === club.id ? { ...chain, ...club } : chain));
    return { ...access, chains };
  });
  chainStore.set(club.subdomain);
  void queryClient.invalidateQueries({ queryKey: ["start-guide"] });
}

/** Adds a new club to its creator's clubs and opens it in this tab. */
export function keepNewClub(club: Club, companyId: number) {
  const mine: OpenChain = {
    ...club,
    companyId,
    role: "ROLE_MERCHANT",
    pointsOfSaleIds: [],
    mayManageStaff: true,
    suspendedFrom: null,
  };
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accessQuery.queryKey[0] });
  queryClient.setQueryData(accessQuery.queryKey, (access) => access && { ...access, chains: [...access.chains, mine] });
  chainStore.set(club.subdomain);
  void queryClient.invalidateQueries({ queryKey: accessQuery.queryKey });
}
