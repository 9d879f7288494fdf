import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type Happening = AnswerOf<"listMemberTimeline">["rows"][number];
export type Filling = AnswerOf<"listMemberFillings">["rows"][number];
export type Use = AnswerOf<"listMemberUses">["rows"][number];
export type SentMessage = AnswerOf<"listMemberMessages">["rows"][number];
export type Device = AnswerOf<"listMemberDevices">[number];

type Asked = { params: { id: number }; query: { cursor?: string } };
type Fetch<Page> = (asked: Asked, options: { signal: AbortSignal }) => Promise<Page>;

/** A list on a member's page, newest first, page by page. */
const stream = <Page extends { nextCursor: string | null }>(id: number, part: string, fetch: Fetch<Page>) =>
  infiniteQueryOptions({
    queryKey: ["members", id, part],
    queryFn: ({ pageParam, signal }) =>
      fetch({ params: { id }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const timelineQuery = (id: number) =>
  stream(id, "timeline", (input, options) => call("listMemberTimeline", input, options));
export const fillingsQuery = (id: number) =>
  stream(id, "fillings", (input, options) => call("listMemberFillings", input, options));
export const usesQuery = (id: number) => stream(id, "uses", (input, options) => call("listMemberUses", input, options));
export const messagesQuery = (id: number) =>
  stream(id, "messages", (input, options) => call("listMemberMessages", input, options));

export const devicesQuery = (id: number) =>
  queryOptions({
    queryKey: ["members", id, "devices"],
    queryFn: ({ signal }) => call("listMemberDevices", { params: { id } }, { signal }),
  });

export function useEndDevice(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session: string) => call("endMemberDevice", { params: { id, session } }),
    onSettled: () => client.invalidateQueries(devicesQuery(id)),
  });
}

/** Sends the member a link to choose a password, and refetches their messages. */
export function useSendLogin(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("sendMemberLogin", { params: { id } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: messagesQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: timelineQuery(id).queryKey }),
      ]),
  });
}

export const bringData = (id: number) => call("exportMemberData", { params: { id } });
export const bringDataCsv = (id: number) => call("exportMemberDataCsv", { params: { id } });
