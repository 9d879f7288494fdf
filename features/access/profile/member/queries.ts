import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Channel } from "#packages/domain/people/channels.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";
import { sessionStore } from "#packages/web/member/session/session-store.ts";

/** The member's own details for editing; not refetched while the member types. */
export const detailsQuery = queryOptions({
  queryKey: [mine, "details"],
  queryFn: ({ signal }) => call("getDetails", {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});

/** Returns actions that send the link to a pending address or undo the change. */
export function usePendingContact(channel: Channel) {
  const client = useQueryClient();
  const params = { channel };
  const onSettled = () => client.invalidateQueries({ queryKey: [mine] });
  const resend = useMutation({ mutationFn: () => call("resendContact", { params }), onSettled });
  const undo = useMutation({ mutationFn: () => call("withdrawContact", { params }), onSettled });
  return { resend, undo };
}

type Changes = Parameters<typeof call<"updateProfile">>[1]["body"];

/** Saves profile changes; the server returns the new session. Spec §7. */
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
