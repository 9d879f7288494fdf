import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import type { GivenStatus } from "#features/loyalty/publishing/backoffice/publishable.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type Campaign = AnswerOf<"getCampaign">;
export type ListedCampaign = AnswerOf<"listCampaigns">[number];
export type CampaignFields = Parameters<typeof call<"updateCampaign">>[1]["body"];

export const campaignsQuery = queryOptions({
  queryKey: ["campaigns"],
  queryFn: ({ signal }) => call("listCampaigns", {}, { signal }),
});

export const bringCampaigns = (query: { ids?: string }) => call("exportCampaigns", { query });

export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: ["campaigns", id],
    queryFn: ({ signal }) => call("getCampaign", { params: { id } }, { signal }),
  });

/** Loads the value coupons that a campaign may have. */
export const valueCouponsQuery = queryOptions({
  queryKey: ["coupons", "VALUE"],
  queryFn: ({ signal }) => call("listCoupons", { query: { kind: "VALUE" } }, { signal }),
});

/** A change of a campaign may affect the list of missing settings, the offers and the start guide. */
function useCampaignAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries() });
}

export const useSaveCampaign = (id: number | null) =>
  useCampaignAct((body: CampaignFields) =>
    id === null ? call("createCampaign", { body }) : call("updateCampaign", { params: { id }, body }),
  );

type Upload = { id: number; file: File };
export const useSetBanner = () =>
  useCampaignAct(({ id, file }: Upload) => call("setCampaignBanner", { params: { id } }, { file }));

export const useSetBannerSource = () =>
  useCampaignAct(({ id, file }: Upload) => call("setCampaignBannerSource", { params: { id } }, { file }));

export const useRemoveBanner = () => useCampaignAct((id: number) => call("removeCampaignBanner", { params: { id } }));

const useSetCampaignStatus = () =>
  useCampaignAct(({ id, publishStatus }: { id: number; publishStatus: GivenStatus }) =>
    call("setCampaignStatus", { params: { id }, body: { publishStatus } }),
  );

const useRemoveCampaign = () => useCampaignAct((id: number) => call("removeCampaign", { params: { id } }));

/** Returns the actions for `PublishMenu` and the editor's bar. */
export function useCampaignActs() {
  return { setStatus: useSetCampaignStatus(), remove: useRemoveCampaign() };
}

/** Copies a campaign with its pictures to a draft and returns the draft. */
export const useCopyCampaign = () =>
  useCampaignAct(({ body, from }: { body: CampaignFields; from: Campaign }) =>
    call("createCampaign", { body: { ...body, picturesOf: from.id } }),
  );

/** Returns the user's points of sale by name; `own` null: all of the club. */
export function useOwnPlaces() {
  const all = useCan("overseeClub");
  const places = useQuery(locationsQuery).data ?? [];
  return { places, own: all ? null : places.map(({ id }) => id) };
}
