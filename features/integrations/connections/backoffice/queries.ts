import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import type { ListedState } from "../domain/connections.ts";

export type Connection = AnswerOf<"listConnections">[number];
export type Order = AnswerOf<"listConnectionOrders">["rows"][number];
export type Sample = AnswerOf<"tryConnectionSample">;
type Created = Parameters<typeof call<"createConnection">>[1]["body"];
type Saved = Parameters<typeof call<"updateConnection">>[1]["body"];
type Renewed = Parameters<typeof call<"renewConnectionSecret">>[1]["body"];
type Tried = Parameters<typeof call<"tryConnectionSample">>[1]["body"];

const name = "connections";
/** Refetch intervals where a merchant waits for an order to arrive, and otherwise. */
const arrivingMs = 5_000;
const restingMs = 30_000;

export const connectionsQuery = queryOptions({
  queryKey: [name, "list"],
  queryFn: ({ signal }) => call("listConnections", {}, { signal }),
  refetchInterval: restingMs,
});

export const connectionQuery = (id: number) =>
  queryOptions({
    queryKey: [name, id],
    queryFn: ({ signal }) => call("getConnection", { params: { id } }, { signal }),
    refetchInterval: arrivingMs,
  });

/** Refetches older pages less often, because a refetch loads all of them. */
export const ordersQuery = (id: number, state: ListedState | undefined) =>
  infiniteQueryOptions({
    queryKey: [name, id, "orders", state ?? "ALL"],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call("listConnectionOrders", { params: { id }, query: { cursor, state } }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state: { data } }) => ((data?.pages.length ?? 0) > 1 ? restingMs : arrivingMs),
  });

function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: [name] }) });
}

export const useCreateConnection = () => useChange((body: Created) => call("createConnection", { body }));
export const useUpdateConnection = (id: number) =>
  useChange((body: Saved) => call("updateConnection", { params: { id }, body }));
export const useRenewSecret = (id: number) =>
  useChange((body: Renewed) => call("renewConnectionSecret", { params: { id }, body }));
export const useRetryOrder = () => useChange((id: number) => call("retryConnectionOrder", { params: { id } }));
export const useTrySample = (id: number) =>
  useAct({
    mutationFn: (body: Tried) => call("tryConnectionSample", { params: { id }, body }),
  });

/** Refetches only the list, so that the page that is being left does not request the removed connection. */
export function useRemoveConnection(id: number) {
  const client = useQueryClient();
  return useAct({
    mutationFn: () => call("removeConnection", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: connectionsQuery.queryKey }),
  });
}
