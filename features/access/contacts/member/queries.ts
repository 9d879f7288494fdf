import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";

export type ContactProof = AnswerOf<"getContactProof">;

/** Loads what a link would confirm; an invalid link is not refetched. */
export const contactProofQuery = (token: string) =>
  queryOptions({
    queryKey: ["contact-proof", token],
    queryFn: ({ signal }) => call("getContactProof", { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
