import { queryOptions } from "@tanstack/react-query";
import type { Channel } from "#features/members/directory/domain/profile.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";

export type Unsubscriber = AnswerOf<"getUnsubscriber">;

/** What a link would end. */
export const unsubscriberQuery = (id: string) =>
  queryOptions({
    queryKey: ["unsubscriber", id],
    queryFn: ({ signal }) => call("getUnsubscriber", { params: { id } }, { signal }),
  });

export const unsubscribe = (id: string, channel: Channel) =>
  call(channel === "SMS" ? "unsubscribeSms" : "unsubscribeEmail", { params: { id }, query: {} });
