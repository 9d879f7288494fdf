import { type AccessCases, list, newEmail } from "#tests/permissions/access-cases.ts";

export const invitationsAccess: AccessCases = {
  places: {
    inviteAtTill: {
      refused: ({ locationId }) => [{ body: { email: newEmail(), amount: 50, pointOfSaleId: locationId } }],
    },
    listInvitations: list(),
    exportInvitations: list(),
    resendInvitation: { refused: ({ invitationId: id }) => [{ params: { id } }] },
    resendInvitations: { refused: ({ invitationId }) => [{ body: { ids: [invitationId] } }] },
    withdrawInvitations: { refused: ({ invitationId }) => [{ body: { ids: [invitationId] } }] },
    withdrawInvitation: { refused: ({ invitationId: id }) => [{ params: { id } }] },
    inviteMember: { refused: ({ locationId }) => [{ body: { email: newEmail(), pointOfSaleId: locationId } }] },
  },
};
