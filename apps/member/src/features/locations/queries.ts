import { reservedName } from "@stammis/domain/people/names";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "../../lib/api.ts";
import { orPlaceholder } from "../../lib/missing.ts";
import { mine } from "../../lib/session.ts";
import { subdomain } from "../../lib/subdomain.ts";

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
};

/** The point of sale under a subpage; its placeholder when there is none. */
export const locationQuery = (subpage: string) =>
  queryOptions({
    queryKey: ["location", subpage],
    queryFn: ({ signal }) =>
      orPlaceholder(call("getPublicLocation", { params: { subdomain, subpage } }, { signal }), nonExistingLocation),
    staleTime: 60_000,
  });

/** The chain's points of sale, for its members. */
export const locationsQuery = queryOptions({
  queryKey: [mine, "locations"],
  queryFn: ({ signal }) => call("getConsumerLocations", {}, { signal }),
  staleTime: 60_000,
});

/** Chooses the home location; what shows it is asked for anew. */
export function useSetHomeLocation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("setHomeLocation", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [mine, "home"] }),
  });
}
