import { queryOptions } from "@tanstack/react-query";
import type { Channel } from "#packages/domain/people/channels.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";

export type Unsubscriber = AnswerOf<"getUnsubscriber">;

export const unsubscriberQuery = (id: string) =>
  queryOptions({
    queryKey: ["unsubscriber", id],
    queryFn: ({ signal }) => call("getUnsubscriber", { params: { id } }, { signal }),
  });

const calls = { EMAIL: "unsubscribeEmail", SMS: "unsubscribeSms" } as const satisfies Record<Channel, string>;

export const unsubscribe = (id: string, channel: Channel) => call(calls[channel], { params: { id }, query: {} });
