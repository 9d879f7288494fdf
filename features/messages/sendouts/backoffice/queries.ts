import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { useKeys } from "#packages/web/backoffice/lists/use-keys.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type Sendout = AnswerOf<"getSendout">;
export type ListedSendout = AnswerOf<"listSendouts">["rows"][number];
export type SendoutReach = AnswerOf<"getSendoutReach">;
export type SendoutNumbers = AnswerOf<"getSendoutNumbers">;
export type HeldSendouts = AnswerOf<"getHeldSendouts">;
export type SendoutRules = AnswerOf<"getSendoutRules">;
export type Recipient = AnswerOf<"listSendoutRecipients">["rows"][number];
export type SendoutFields = Parameters<typeof call<"createSendout">>[1]["body"];
export type SendoutState = Sendout["state"];
export type EmailPreviewAsked = Parameters<typeof call<"previewSendoutEmail">>[1]["body"];
export type ReachAsked = Parameters<typeof call<"countSendoutReach">>[1]["body"];
type StateBody = Parameters<typeof call<"setSendoutState">>[1]["body"];
type RecipientFilters = Omit<
  NonNullable<Parameters<typeof call<"listSendoutRecipients">>[1]["query"]>,
  "cursor" | "page"
>;

/** The refetch interval of a running sendout, in milliseconds. */
const goingMs = 2000;
const isGoing = ({ state, automatic }: Pick<ListedSendout, "state" | "automatic">) =>
  state === "SENDING" || (state === "SCHEDULED" && automatic === null);

type SendoutFilters = {
  q?: string;
  from?: string;
  through?: string;
  days?: "ALL";
  state?: SendoutState;
  automatic: "ONLY" | "WITHOUT";
  sort?: string;
};

/** Columns that are sorted in descending order first. */
export const fallingSorts = ["when", "sms", "email", "lately"];
/** The sort columns of the list of single sendouts and of the list of automatic ones. */
export const sendoutSorts = { once: ["name", "when", "sms", "email"], automatic: ["name", "next", "lately"] };

export const useSendoutList = (filters: SendoutFilters) =>
  usePagedList({
    name: "sendouts",
    filters,
    fetch: (pageQuery, signal) => call("listSendouts", { query: { ...filters, ...pageQuery } }, { signal }),
    againAfterMs: ({ rows }) => rows.some(isGoing) && 3 * goingMs,
  });

export const bringSendouts = (query: SendoutFilters) => call("exportSendouts", { query });

export const sendoutQuery = (id: number) =>
  queryOptions({
    queryKey: ["sendouts", id],
    queryFn: ({ signal }) => call("getSendout", { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isGoing(state.data) ? goingMs : false),
  });

/** The reach of a draft as saved in a version. */
export const reachQuery = (id: number, version: string) =>
  queryOptions({
    staleTime: 0,
    queryKey: ["sendouts", id, "reach", version],
    queryFn: ({ signal }) => call("getSendoutReach", { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The reach of an unsaved sendout; the previous count remains until the next arrives. */
export const typedReachQuery = (request: ReachAsked) =>
  queryOptions({
    staleTime: 0,
    queryKey: ["sendouts", "reach", request],
    queryFn: ({ signal }) => call("countSendoutReach", { body: request }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/** The preview of an unsaved e-mail for a reader; the previous one remains until the next arrives. */
export const emailPreviewQuery = (request: EmailPreviewAsked) =>
  queryOptions({
    queryKey: ["sendouts", "emailPreview", request],
    queryFn: ({ signal }) => call("previewSendoutEmail", { body: request }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/**
 * `settled`: the number of settled messages, so that a change refetches the numbers; `days`: the days in which
 * purchases count.
 */
export const numbersQuery = (id: number, settled: number, days: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: ["sendouts", id, "numbers", settled, days],
    queryFn: ({ signal }) => call("getSendoutNumbers", { params: { id }, query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The sort columns of recipients; without one, sending order. */
export const recipientSorts = ["name", "state", "sent"];
export const fallingRecipientSorts = ["sent"];

/** Refetches while the sendout runs, and once more at its end. */
export const useRecipients = (sendout: Sendout, filters: RecipientFilters) =>
  usePagedList({
    name: `recipients of ${sendout.id}, ${sendout.state}`,
    filters,
    fetch: (pageQuery, signal) =>
      call("listSendoutRecipients", { params: { id: sendout.id }, query: { ...filters, ...pageQuery } }, { signal }),
    againAfterMs: () => isGoing(sendout) && goingMs,
  });

export const bringRecipients = (id: number, query: Omit<RecipientFilters, "sort">) =>
  call("exportSendoutRecipients", { params: { id }, query });

export const rulesQuery = queryOptions({
  queryKey: ["sendoutRules"],
  queryFn: ({ signal }) => call("getSendoutRules", {}, { signal }),
});

/** Starting a sendout reserves credits, so all queries are invalidated. */
function useSendoutAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries() });
}

export const useSaveSendout = (id: number | null) =>
  useSendoutAct((body: SendoutFields & { version?: string | undefined }) =>
    id === null ? call("createSendout", { body }) : call("updateSendout", { params: { id }, body }),
  );

export const useRemoveSendout = () => useSendoutAct((id: number) => call("removeSendout", { params: { id } }));

export const useSetState = (id: number) =>
  useSendoutAct((body: StateBody) => call("setSendoutState", { params: { id }, body }));

/** Publishes a draft campaign and sends its message. */
export const usePublishAndSend = (campaignId: number) =>
  useSendoutAct((body: { leavesOut: boolean }) => call("publishAndSendCampaign", { params: { id: campaignId }, body }));

/** The sendouts held since the club was restored. */
export const heldQuery = queryOptions({
  staleTime: 0,
  queryKey: ["sendouts", "held"],
  queryFn: ({ signal }) => call("getHeldSendouts", {}, { signal }),
});

export const useReleaseHeld = () =>
  useSendoutAct((sendoutIds: number[]) => call("releaseHeldSendouts", { body: { sendoutIds } }));

/** The idempotency key belongs to the version, so that a test after a change is sent again. */
export function useTestSendout(id: number) {
  type Test = Parameters<typeof call<"testSendout">>[1]["body"] & { version: string };
  const { keyOf, answered } = useKeys<Test>();
  return useAct({
    mutationFn: ({ version, ...body }: Test) =>
      call("testSendout", { params: { id }, body }, { idempotencyKey: keyOf({ version, ...body }) }),
    onSuccess: (_, test) => answered(test),
  });
}

export const useAddPicture = () =>
  useAct({
    mutationFn: (sending: { file: File; onSent: (share: number) => void }) => call("addSendoutPicture", {}, sending),
  });

export const useSaveRules = () =>
  useSendoutAct((body: Parameters<typeof call<"updateSendoutRules">>[1]["body"]) =>
    call("updateSendoutRules", { body }),
  );
