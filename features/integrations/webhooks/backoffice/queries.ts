import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import type { DeliveryState, LoggedType } from "../domain/webhooks.ts";

export type Webhook = AnswerOf<"listWebhooks">[number];
export type Delivery = AnswerOf<"listWebhookDeliveries">["rows"][number];
type Replay = Parameters<typeof call<"replayWebhook">>[1]["body"];
type Saved = Parameters<typeof call<"updateWebhook">>[1]["body"];

const name = "webhooks";
/** Refetch intervals while a delivery is imminent, while one is pending, and otherwise. */
const goingMs = 1_500;
const waitingMs = 3_000;
const restingMs = 30_000;
const soonMs = 60_000;

const isWaiting = ({ state, counts }: Webhook) => state === "ACTIVE" && counts.waiting > 0;

export const webhooksQuery = queryOptions({
  queryKey: [name, "list"],
  queryFn: ({ signal }) => call("listWebhooks", {}, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) ? waitingMs : restingMs),
});

/** Returns the webhook whose id is in the URL, from the list of the club's webhooks. */
export function useWebhook() {
  const { id } = useParams({ strict: false });
  const query = useQuery({ ...webhooksQuery, enabled: id !== undefined });
  return { query, webhook: query.data?.find((each) => each.id === Number(id)) };
}

/** Whether a delivery is so imminent that the user will see it change. */
const isGoing = ({ state, nextAt }: Delivery) =>
  state === "WAITING" && (nextAt === null || Date.parse(nextAt) - Date.now() < soonMs);

interface Shown {
  state: DeliveryState | undefined;
  event: LoggedType | undefined;
}

export const deliveriesQuery = (id: number, { state, event }: Shown, isOn: boolean) =>
  infiniteQueryOptions({
    queryKey: [name, id, "deliveries", state ?? "ALL", event ?? "ALL"],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call("listWebhookDeliveries", { params: { id }, query: { cursor, state, event } }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      isOn && data?.pages.some(({ rows }) => rows.some(isGoing)) ? goingMs : restingMs,
  });

function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: [name] }) });
}

export const useCreateWebhook = () => useChange((body: Omit<Saved, "active">) => call("createWebhook", { body }));
export const useUpdateWebhook = (id: number) =>
  useChange((body: Saved) => call("updateWebhook", { params: { id }, body }));
export const useRemoveWebhook = (id: number) => useChange(() => call("removeWebhook", { params: { id } }));
export const useRenewSecret = (id: number) => useChange(() => call("renewWebhookSecret", { params: { id } }));
export const useSendTest = (id: number) => useChange(() => call("testWebhook", { params: { id } }));
export const useReplay = (id: number) => useChange((body: Replay) => call("replayWebhook", { params: { id }, body }));
