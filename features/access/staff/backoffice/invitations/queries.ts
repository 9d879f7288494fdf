import { queryOptions, useQuery } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { accessQuery } from "#packages/web/backoffice/session/session.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type OwnInvitation = AnswerOf<"listOwnInvitations">[number];
type Opening = Parameters<typeof call<"acceptInvitation">>[1]["body"];

export const invitationsQuery = queryOptions({
  queryKey: ["invitations"],
  queryFn: ({ signal }) => call("listOwnInvitations", {}, { signal }),
  staleTime: 60_000,
});

/**
 * Returns the number of unanswered invitations; 0 until loaded. A cashier's session at a till device has no access to
 * them.
 */
export function useInvitationCount(): number {
  return useQuery({ ...invitationsQuery, retry: false }).data?.length ?? 0;
}

/** Refetches invitations and grants. */
const changed = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: accessQuery.queryKey }),
  ]);

export const useAcceptInvitation = () =>
  useAct({
    mutationFn: ({ id, body }: { id: number; body: Opening }) => call("acceptInvitation", { params: { id }, body }),
    onSuccess: changed,
  });

export const useDeclineInvitation = () =>
  useAct({ mutationFn: (id: number) => call("declineInvitation", { params: { id } }), onSuccess: changed });

/** One of the user's grants: a complete company, or a role in a club. */
export type OwnGrant = { kind: "company" | "chain"; id: number; name: string };

export const useLeave = () =>
  useAct({
    mutationFn: ({ kind, id }: OwnGrant) =>
      kind === "company" ? call("leaveCompany", { params: { id } }) : call("leaveChain", { params: { id } }),
    onSuccess: changed,
  });
