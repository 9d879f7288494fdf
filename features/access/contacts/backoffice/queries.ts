import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Channel } from "#packages/domain/people/channels.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { accessQuery } from "#packages/web/backoffice/session/session.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type ContactProof = AnswerOf<"getContactProof">;

/** The user's own addresses, including pending ones. */
export const ownContactQuery = queryOptions({
  queryKey: ["own-contact"],
  queryFn: ({ signal }) => call("getDetails", {}, { signal }),
});

/** Loads what a link would confirm. */
export const contactProofQuery = (token: string) =>
  queryOptions({
    queryKey: ["contact-proof", token],
    queryFn: ({ signal }) => call("getContactProof", { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Returns a function that refetches the queries with the user's own addresses. */
export function useContactChanged() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ownContactQuery.queryKey });
    await client.invalidateQueries({ queryKey: accessQuery.queryKey });
  };
}

export function useOwnPending(channel: Channel) {
  const changed = useContactChanged();
  const params = { channel };
  const resend = useAct({ mutationFn: () => call("resendContact", { params }), onSettled: changed });
  const undo = useAct({ mutationFn: () => call("withdrawContact", { params }), onSettled: changed });
  return { resend, undo };
}

export function useMemberPending(id: number, channel: Channel) {
  const client = useQueryClient();
  const params = { id, channel };
  const onSettled = () => client.invalidateQueries({ queryKey: ["members"] });
  const resend = useAct({ mutationFn: () => call("resendMemberContact", { params }), onSettled });
  const undo = useAct({ mutationFn: () => call("withdrawMemberContact", { params }), onSettled });
  return { resend, undo };
}
