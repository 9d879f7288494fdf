import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "../../lib/api.ts";

export type ClubPoints = AnswerOf<"getClubPoints">;
export type Reward = AnswerOf<"listRewards">[number];
export type RewardFields = Parameters<typeof call<"createReward">>[1]["body"];
export type GivenStatus = Parameters<typeof call<"setRewardStatus">>[1]["body"]["publishStatus"];
type Rule = Parameters<typeof call<"updateClubPoints">>[1]["body"];

export const clubPointsQuery = queryOptions({
  queryKey: ["points", "club"],
  queryFn: ({ signal }) => call("getClubPoints", {}, { signal }),
});

export const rewardsQuery = queryOptions({
  queryKey: ["points", "rewards"],
  queryFn: ({ signal }) => call("listRewards", {}, { signal }),
});

/** Whatever changes here may change what is missing, what is offered, and what the start guide ticks. */
function usePointsMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries() });
}

export const useSaveRule = () => usePointsMutation((body: Rule) => call("updateClubPoints", { body }));

export const useSetPointsActive = () =>
  usePointsMutation((active: boolean) => call(active ? "activateClubPoints" : "deactivateClubPoints", {}));

export const useSaveReward = (id: number | null) =>
  usePointsMutation((body: RewardFields) =>
    id === null ? call("createReward", { body }) : call("updateReward", { params: { id }, body }),
  );

export const useSetRewardImage = () =>
  usePointsMutation(({ id, file }: { id: number; file: File }) => call("setRewardImage", { params: { id } }, { file }));

export const useSetRewardStatus = () =>
  usePointsMutation(({ id, publishStatus }: { id: number; publishStatus: GivenStatus }) =>
    call("setRewardStatus", { params: { id }, body: { publishStatus } }),
  );

export const useRemoveReward = () => usePointsMutation((id: number) => call("removeReward", { params: { id } }));
