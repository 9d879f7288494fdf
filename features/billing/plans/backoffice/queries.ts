import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type Plan = AnswerOf<"listPlans">[number];
/** A price from a day on, in kronor a month without VAT. */
export type Price = Plan["prices"][number];

export const plansQuery = queryOptions({
  queryKey: ["plans"],
  queryFn: ({ signal }) => call("listPlans", {}, { signal }),
});

/** Returns the plan in the address from the list of all plans. */
export function usePlan() {
  const { id } = useParams({ strict: false });
  const query = useQuery({ ...plansQuery, staleTime: 0, enabled: id !== undefined });
  return { query, plan: query.data?.find((each) => each.id === Number(id)) };
}

type Written = Parameters<typeof call<"createPlan">>[1]["body"] & { version?: string | undefined };

/** Creates a plan if `id` is null; otherwise changes the plan, which may change the price that companies pay. */
export function useSavePlan(id: number | null) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (body: Written) =>
      id === null ? call("createPlan", { body }) : call("setPlan", { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: plansQuery.queryKey }),
  });
}

export const bringPlans = (query: { ids?: string }) => call("exportPlans", { query });
