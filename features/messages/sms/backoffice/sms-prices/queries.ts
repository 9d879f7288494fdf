import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type SmsPrices = AnswerOf<"getSmsPackages">;
export type CreditPackage = SmsPrices["packages"][number];

const ofClub = (subdomain: string | null) => ({ query: subdomain === null ? {} : { subdomain } });

/** The packages of credits: for all clubs, or for one. */
export const pricesQuery = (subdomain: string | null) =>
  queryOptions({
    queryKey: ["smsPrices", subdomain],
    queryFn: ({ signal }) => call("getSmsPackages", ofClub(subdomain), { signal }),
  });

/** Clubs by their own name or their company's. */
export const foundClubsQuery = (q: string) =>
  queryOptions({
    queryKey: ["companies", "clubs", q],
    queryFn: ({ signal }) => call("listCompanies", { query: { q } }, { signal }),
    select: ({ rows }) => rows.flatMap(({ chains }) => chains),
    placeholderData: keepPreviousData,
  });

export function useSavePrices(subdomain: string | null) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (packages: CreditPackage[]) => call("setSmsPackages", { ...ofClub(subdomain), body: { packages } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["smsPrices"] }),
  });
}
