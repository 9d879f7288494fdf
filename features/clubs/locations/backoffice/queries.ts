import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import { filterRows } from "#packages/web/backoffice/lists/filters/filter-views.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type Location = AnswerOf<"listLocations">[number];
export type OwnLocation = AnswerOf<"getLocation">;

/** The user's points of sale; all of them for users who manage the club. */
export const locationsQuery = queryOptions({
  queryKey: ["locations"],
  queryFn: ({ signal }) => call("listLocations", {}, { signal }),
});

/** Loads the company's postal address as a suggestion for its first point of sale; empty texts if it has none. */
export const companyAddressQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["company-address", companyId],
    queryFn: async ({ signal }) => {
      const company = await call("getCompany", { params: { id: companyId } }, { signal });
      return { street: company.postalAddress, zipCode: company.postalZipCode, city: company.postalCity };
    },
    retry: false,
  });

export type LocationAddress = { street: string; zipCode: string; city: string };

export const locationRows = filterRows(locationsQuery, (locations) => locations);

export const bringLocations = (query: { ids?: string }) => call("exportLocations", { query });

export const locationQuery = (id: number) =>
  queryOptions({
    queryKey: ["locations", id],
    queryFn: ({ signal }) => call("getLocation", { params: { id } }, { signal }),
  });

/** The consequences of closing; loaded when the dialog opens. */
export const closingQuery = (id: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: ["locations", id, "closing"],
    queryFn: ({ signal }) => call("getLocationClosing", { params: { id } }, { signal }),
  });

type LocationFields = Parameters<typeof call<"updateLocation">>[1]["body"];

export function useSaveLocation(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LocationFields) =>
      id === null ? call("createLocation", { body }) : call("updateLocation", { params: { id }, body }),
    onSuccess: (location) => {
      client.setQueryData(locationQuery(location.id).queryKey, location);
      return client.invalidateQueries({ queryKey: locationsQuery.queryKey, exact: true });
    },
  });
}

/** Returns a function that refetches the list and the editor of points of sale. */
export function useRefreshLocation() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: locationsQuery.queryKey });
}

/** Uploads a chosen logo or removes the current one. */
export async function saveLogo(id: number, logo: ImageChoice): Promise<void> {
  if (logo.file) await call("setLocationLogo", { params: { id } }, { file: logo.file, onSent: logo.onSent });
  else if (logo.removed) await call("removeLocationLogo", { params: { id } });
}

export function useCloseLocation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("closeLocation", { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: locationQuery(id).queryKey });
      return client.invalidateQueries({ queryKey: locationsQuery.queryKey });
    },
  });
}
