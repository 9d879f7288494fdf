import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";

export type ContactProof = AnswerOf<"getContactProof">;

/** What a link would prove; a link that opens nothing any more is not asked about again. */
export const contactProofQuery = (token: string) =>
  queryOptions({
    queryKey: ["contact-proof", token],
    queryFn: ({ signal }) => call("getContactProof", { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
