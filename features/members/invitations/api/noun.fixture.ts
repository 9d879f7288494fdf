import { list, type NounFixture, newEmail } from "#tests/nouns/noun-fixture.ts";

export const invitationsFixture: NounFixture = {
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
