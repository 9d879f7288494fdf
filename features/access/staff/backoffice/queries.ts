import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { filterRows } from "#packages/web/backoffice/lists/filters/filter-views.ts";
import { useKeys } from "#packages/web/backoffice/lists/use-keys.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type StaffMember = AnswerOf<"listStaff">[number];

/** An invitation with the inviter's data; the person is no staff until acceptance. */
export type StaffInvitation = AnswerOf<"listStaffInvitations">[number];

type Grant = Parameters<typeof call<"updateStaff">>[1]["body"];
type MadeChoice = "REVOKE" | "KEEP";
type Invitation = Parameters<typeof call<"inviteStaff">>[1]["body"];

export const staffQuery = queryOptions({
  queryKey: ["staff"],
  queryFn: ({ signal }) => call("listStaff", {}, { signal }),
});

/** Staff are shown by name, or by e-mail address until they have a name. */
export const staffRows = filterRows(staffQuery, (staff) =>
  staff.map((person) => ({ id: person.id, name: fullName(person) || person.email })),
);

export const bringStaff = (query: { ids?: string }) => call("exportStaff", { query });

/** Below the staff's key, because a change of one can change the other. */
export const staffInvitationsQuery = queryOptions({
  queryKey: [...staffQuery.queryKey, "invitations"],
  queryFn: ({ signal }) => call("listStaffInvitations", {}, { signal }),
});

export const bringStaffInvitations = (query: { ids?: string }) => call("exportStaffInvitations", { query });

function useStaffMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: staffQuery.queryKey }) });
}

export const useInviteStaff = () => useStaffMutation((body: Invitation) => call("inviteStaff", { body }));

export const useUpdateStaff = () =>
  useStaffMutation(({ id, grant, integrations }: { id: number; grant: Grant; integrations: MadeChoice }) =>
    call("updateStaff", { params: { id }, body: grant, query: { integrations } }),
  );

export type MadeByStaff = AnswerOf<"listMadeIntegrations">;

/** Invalidated with the staff's key and fetched each time, so that a new key is listed. */
export const madeIntegrationsQuery = (id: number) =>
  queryOptions({
    queryKey: [...staffQuery.queryKey, "made", id],
    queryFn: ({ signal }) => call("listMadeIntegrations", { params: { id } }, { signal }),
    staleTime: 0,
  });

export const useRemoveStaff = () =>
  useStaffMutation(({ id, integrations }: { id: number; integrations: MadeChoice }) =>
    call("removeStaff", { params: { id }, query: { integrations } }),
  );

export const useWithdrawInvitation = () =>
  useStaffMutation((id: number) => call("withdrawStaffInvitation", { params: { id } }));

export function useResendInvitation() {
  const { keyOf, answered } = useKeys<number>();
  return useStaffMutation(async (id: number) => {
    await call("resendStaffInvitation", { params: { id } }, { idempotencyKey: keyOf(id) });
    answered(id);
  });
}
