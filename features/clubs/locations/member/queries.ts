import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { reservedName } from "#packages/domain/people/names.ts";
import { orPlaceholder } from "#packages/web/member/club/missing.ts";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";

export type Location = AnswerOf<"getPublicLocation">;

const nonExistingLocation: Location = {
  id: 0,
  name: reservedName,
  commercialName: "",
  subpage: "",
  address: { street: "", zipCode: "", city: "" },
  phone: "",
  email: "",
  website: "",
  logoPath: null,
  openingHours: [],
  specialDays: [],
};

/** Loads the point of sale of a subpage; a placeholder if there is none. */
export const locationQuery = (subpage: string) =>
  queryOptions({
    queryKey: ["location", subpage],
    queryFn: ({ signal }) =>
      orPlaceholder(call("getPublicLocation", { params: { subdomain, subpage } }, { signal }), nonExistingLocation),
    staleTime: 60_000,
  });

/** Loads the chain's points of sale for its members. */
export const locationsQuery = queryOptions({
  queryKey: [mine, "locations"],
  meta: { kept: true },
  queryFn: ({ signal }) => call("getConsumerLocations", {}, { signal }),
  staleTime: 60_000,
});

/** Loads the member's home location; a placeholder until the member has chosen one. Spec §4. */
export const homeLocationQuery = queryOptions({
  queryKey: [mine, "home-location"],
  queryFn: ({ signal }) =>
    orPlaceholder(call("getHomeLocation", {}, { signal }), { id: 0, name: reservedName, logoPath: null }),
});

/** Stores the home location and refetches the queries that show it. */
export function useSetHomeLocation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("setHomeLocation", { params: { id } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: homeLocationQuery.queryKey }),
        client.invalidateQueries({ queryKey: [mine, "home"] }),
      ]),
  });
}
