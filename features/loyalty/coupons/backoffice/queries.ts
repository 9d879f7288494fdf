import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { GivenStatus } from "#features/loyalty/publishing/backoffice/publishable.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type Coupon = AnswerOf<"listCoupons">[number];
export type CouponKind = Coupon["kind"];
export type CouponFields = Parameters<typeof call<"updateCoupon">>[1]["body"];

export const couponsQuery = queryOptions({
  queryKey: ["coupons"],
  queryFn: ({ signal }) => call("listCoupons", { query: {} }, { signal }),
});

export const bringCoupons = (query: { ids?: string }) => call("exportCoupons", { query });
/** Exports the coupon uses of one member, or of all members. */
export const bringUses = (memberId?: number) => call("exportUses", { query: { memberId } });

export const rewardsQuery = queryOptions({
  queryKey: ["coupons", "REWARD"],
  queryFn: ({ signal }) => call("listCoupons", { query: { kind: "REWARD" } }, { signal }),
});

export const couponQuery = (id: number) =>
  queryOptions({
    queryKey: ["coupons", id],
    queryFn: ({ signal }) => call("getCoupon", { params: { id } }, { signal }),
  });

/** A change of a coupon may affect the list of missing settings, the offers and the start guide. */
function useCouponAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries() });
}

export const useSaveCoupon = (id: number | null) =>
  useCouponAct((body: CouponFields) =>
    id === null ? call("createCoupon", { body }) : call("updateCoupon", { params: { id }, body }),
  );

type Upload = { id: number; file: File; onSent: (share: number) => void };

export const useSetCouponImage = () =>
  useCouponAct(({ id, ...sending }: Upload) => call("setCouponImage", { params: { id } }, sending));

export const useRemoveCouponImage = () => useCouponAct((id: number) => call("removeCouponImage", { params: { id } }));

const useSetCouponStatus = () =>
  useCouponAct(({ id, publishStatus }: { id: number; publishStatus: GivenStatus }) =>
    call("setCouponStatus", { params: { id }, body: { publishStatus } }),
  );

const useRemoveCoupon = () => useCouponAct((id: number) => call("removeCoupon", { params: { id } }));

/** Returns the actions for `PublishMenu` and the editor's bar. */
export function useCouponActs() {
  return { setStatus: useSetCouponStatus(), remove: useRemoveCoupon() };
}

type CampaignWithCoupon = { id: number; name: string; couponId: number };

/** Loads the campaigns, to find those that give a coupon. */
export const campaignsWithCouponQuery = queryOptions({
  queryKey: ["coupons", "campaigns"],
  queryFn: ({ signal }) => call("listCampaigns", {}, { signal }),
  select: (campaigns): CampaignWithCoupon[] =>
    campaigns.flatMap(({ id, name, couponId }) => (couponId === null ? [] : { id, name, couponId })),
});
