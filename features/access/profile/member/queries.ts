import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Channel } from "#packages/domain/people/channels.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";
import { sessionStore } from "#packages/web/member/session/session-store.ts";

/** The member's own details, for editing: not refetched under the hands of whoever types. */
export const detailsQuery = queryOptions({
  queryKey: [mine, "details"],
  queryFn: ({ signal }) => call("getDetails", {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});

/** Sends the link to an address that waits, or takes the change back. */
export function usePendingContact(channel: Channel) {
  const client = useQueryClient();
  const params = { channel };
  const onSettled = () => client.invalidateQueries({ queryKey: [mine] });
  const resend = useMutation({ mutationFn: () => call("resendContact", { params }), onSettled });
  const undo = useMutation({ mutationFn: () => call("withdrawContact", { params }), onSettled });
  return { resend, undo };
}

type Changes = Parameters<typeof call<"updateProfile">>[1]["body"];

/** Saves changes of the profile; the answer is the session to go on with. Spec §7. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Changes): Promise<AnswerOf<"updateProfile">> => call("updateProfile", { body }),
    onSuccess: async (session) => {
      sessionStore.renew(session);
      await client.invalidateQueries({ queryKey: [mine], refetchType: "all" });
    },
  });
}
