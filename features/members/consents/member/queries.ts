import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";

export type OwnAnswer = AnswerOf<"listOwnConsents">[number];

export const ownConsentsQuery = queryOptions({
  queryKey: [mine, "consents"],
  queryFn: ({ signal }) => call("listOwnConsents", {}, { signal }),
});
