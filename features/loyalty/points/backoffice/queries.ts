import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type ClubPoints = AnswerOf<"getClubPoints">;
type Rule = Parameters<typeof call<"updateClubPoints">>[1]["body"];

export const clubPointsQuery = queryOptions({
  queryKey: ["points", "club"],
  queryFn: ({ signal }) => call("getClubPoints", {}, { signal }),
});

/**
 * A change of the points settings may affect missing settings, offers and the start guide, so all queries are
 * refetched.
 */
function usePointsMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries() });
}

export const useSaveRule = () => usePointsMutation((body: Rule) => call("updateClubPoints", { body }));

type Alone = Parameters<typeof call<"setAloneLimits">>[1]["body"];
export const useSaveAlone = () => usePointsMutation((body: Alone) => call("setAloneLimits", { body }));

type Limits = Parameters<typeof call<"setCorrectionLimits">>[1]["body"];
export const useSaveLimits = () => usePointsMutation((body: Limits) => call("setCorrectionLimits", { body }));

type LookUps = Parameters<typeof call<"setLookUpLimit">>[1]["body"];
export const useSaveLookUps = () => usePointsMutation((body: LookUps) => call("setLookUpLimit", { body }));

type Cost = Parameters<typeof call<"setPointCost">>[1]["body"];
export const useSavePointCost = () => usePointsMutation((body: Cost) => call("setPointCost", { body }));

export const useSetPointsActive = () =>
  usePointsMutation((active: boolean) => call(active ? "activateClubPoints" : "deactivateClubPoints", {}));
