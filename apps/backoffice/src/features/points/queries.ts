import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "../../lib/api.ts";
import { useAct } from "../../lib/use-act.ts";

export type ClubPoints = AnswerOf<"getClubPoints">;
export type Reward = AnswerOf<"listCoupons">[number];
export type RewardFields = Parameters<typeof call<"createCoupon">>[1]["body"];
export type GivenStatus = Parameters<typeof call<"setCouponStatus">>[1]["body"]["publishStatus"];
type Rule = Parameters<typeof call<"updateClubPoints">>[1]["body"];

export const clubPointsQuery = queryOptions({
  queryKey: ["points", "club"],
  queryFn: ({ signal }) => call("getClubPoints", {}, { signal }),
});

export const rewardsQuery = queryOptions({
  queryKey: ["points", "rewards"],
  queryFn: ({ signal }) => call("listCoupons", { query: { kind: "REWARD" } }, { signal }),
});

/** One reward; what is not a reward is not here. */
export const rewardQuery = (id: number) =>
  queryOptions({
    queryKey: ["points", "rewards", id],
    queryFn: ({ signal }) => call("getCoupon", { params: { id } }, { signal }),
  });

/** Whatever changes here may change what is missing, what is offered, and what the start guide ticks. */
function usePointsMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries() });
}

export const useSaveRule = () => usePointsMutation((body: Rule) => call("updateClubPoints", { body }));

type Alone = Parameters<typeof call<"setAloneLimits">>[1]["body"];
export const useSaveAlone = () => usePointsMutation((body: Alone) => call("setAloneLimits", { body }));

type Limits = Parameters<typeof call<"setCorrectionLimits">>[1]["body"];
export const useSaveLimits = () => usePointsMutation((body: Limits) => call("setCorrectionLimits", { body }));

export const useSetPointsActive = () =>
  usePointsMutation((active: boolean) => call(active ? "activateClubPoints" : "deactivateClubPoints", {}));

export const useSaveReward = (id: number | null) =>
  usePointsMutation((body: RewardFields) =>
    id === null ? call("createCoupon", { body }) : call("updateCoupon", { params: { id }, body }),
  );

export const useSetRewardImage = () =>
  usePointsMutation(({ id, file }: { id: number; file: File }) => call("setCouponImage", { params: { id } }, { file }));

export const useRemoveRewardImage = () =>
  usePointsMutation((id: number) => call("removeCouponImage", { params: { id } }));

export const useSetRewardStatus = () =>
  usePointsMutation(({ id, publishStatus }: { id: number; publishStatus: GivenStatus }) =>
    call("setCouponStatus", { params: { id }, body: { publishStatus } }),
  );

export const useRemoveReward = () => usePointsMutation((id: number) => call("removeCoupon", { params: { id } }));
