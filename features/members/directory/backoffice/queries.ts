import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { useKeys } from "#packages/web/backoffice/lists/use-keys.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type MemberRow = AnswerOf<"listMembers">["rows"][number];
export type Member = AnswerOf<"getMember">;
export type MemberChanges = Parameters<typeof call<"updateMember">>[1]["body"];
export type Invitation = Parameters<typeof call<"inviteMember">>[1]["body"];

type MemberFilters = NonNullable<Parameters<typeof call<"exportMembers">>[1]["query"]>;

export function useMemberList(filters: MemberFilters) {
  return usePagedList({
    name: "members",
    filters,
    fetch: (cursor, signal) => call("listMembers", { query: { ...filters, ...cursor } }, { signal }),
  });
}

export const bringMembers = (query: MemberFilters) => call("exportMembers", { query });

export type InvitationRow = AnswerOf<"listInvitations">["rows"][number];

const invitationList = "invitations";

export function useInvitationList(filters: { q?: string; sort?: string }) {
  return usePagedList({
    name: invitationList,
    filters,
    fetch: (cursor, signal) => call("listInvitations", { query: { ...filters, ...cursor } }, { signal }),
  });
}

export const bringInvitations = (query: { q?: string; sort?: string }) => call("exportInvitations", { query });

/** Sends or withdraws an invitation; refetches the list after success and failure. */
function useInvitationAct(mutationFn: (id: number) => Promise<unknown>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [invitationList] }) });
}

export function useResendInvitation() {
  const { keyOf, answered } = useKeys<number>();
  return useInvitationAct(async (id) => {
    await call("resendInvitation", { params: { id } }, { idempotencyKey: keyOf(id) });
    answered(id);
  });
}

/** Resends several invitations without refetching the list. */
export function useResendInvitations() {
  const { keyOf, answered } = useKeys<number[]>();
  return async (ids: number[]) => {
    const outcomes = await call("resendInvitations", { body: { ids } }, { idempotencyKey: keyOf(ids) });
    answered(ids);
    return outcomes;
  };
}

export const useWithdrawInvitation = () => useInvitationAct((id) => call("withdrawInvitation", { params: { id } }));

export const memberQuery = (id: number) =>
  queryOptions({
    queryKey: ["members", id],
    queryFn: ({ signal }) => call("getMember", { params: { id } }, { signal }),
  });

/** The club's stamp cards of every status, because fillings and rewards refer to their card by id. */
export const chainCardsQuery = queryOptions({
  queryKey: ["stamp-cards", "all"],
  queryFn: ({ signal }) => call("listStampcards", {}, { signal }),
});

export function useUpdateMember(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MemberChanges) => call("updateMember", { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["members"] }),
  });
}

export function useRemoveMember(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("removeMember", { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: memberQuery(id).queryKey });
      return client.invalidateQueries({ queryKey: ["members", "list"] });
    },
  });
}

export function useInviteMember() {
  const client = useQueryClient();
  const { keyOf, answered } = useKeys<Invitation>();
  return useMutation({
    mutationFn: (body: Invitation) => call("inviteMember", { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: (_, body) => {
      answered(body);
      return client.invalidateQueries({ queryKey: [invitationList] });
    },
  });
}

/** Whether both texts that an invitation links to are published. Spec §4 "inviting members". */
export const textsQuery = queryOptions({
  queryKey: ["terms", "published"],
  async queryFn({ signal }) {
    const [membership, privacy] = await Promise.all([
      call("getTerms", { params: { kind: "membership" } }, { signal }),
      call("getTerms", { params: { kind: "privacy" } }, { signal }),
    ]);
    return { membership: membership.published !== null, privacy: privacy.published !== null };
  },
});

export const smsQuery = (subdomain: string) =>
  queryOptions({
    queryKey: ["sms", subdomain],
    queryFn: ({ signal }) => call("getPublicSmsAccount", { params: { subdomain } }, { signal }),
  });
