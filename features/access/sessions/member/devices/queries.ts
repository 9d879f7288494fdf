import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/member/lib/api.ts";
import { mine } from "#packages/web/member/lib/session.ts";

export type Device = AnswerOf<"listSessions">[number];

export const devicesQuery = queryOptions({
  queryKey: [mine, "devices"],
  queryFn: ({ signal }) => call("listSessions", {}, { signal }),
});
