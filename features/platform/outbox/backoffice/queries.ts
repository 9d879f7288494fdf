import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type MessageRow = AnswerOf<"listMessages">["rows"][number];
export type Message = AnswerOf<"getMessage">;

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ["outbox", "message", id],
    queryFn: ({ signal }) => call("getMessage", { params: { id } }, { signal }),
  });
