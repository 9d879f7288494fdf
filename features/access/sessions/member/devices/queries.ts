import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";

export type Device = AnswerOf<"listSessions">[number];

export const devicesQuery = queryOptions({
  queryKey: [mine, "devices"],
  queryFn: ({ signal }) => call("listSessions", {}, { signal }),
});
