import { type NounFixture, newEmail, plain } from "#tests/nouns/noun-fixture.ts";

export const staffFixture: NounFixture = {
  quietTables: {
    staff: "only staff see it, and they load it",
    staff_activity: "only staff see it, and they load it",
    staff_location: "only staff see it, and they load it",
  },
  support: {
    getAccess: "open",
  },
  things: async ({ api, club, asMerchant }) => {
    const grant = { role: "ROLE_CASHIER" as const, pointsOfSaleIds: [club.locationIds[0]] };
    const { id } = await api.call("inviteStaff", { body: { email: newEmail(), ...grant } }, asMerchant);
    return { staffInvitationId: id };
  },
  places: {
    listStaff: plain,
    exportStaff: plain,
    updateStaff: {
      refused: ({ staffId: id }, { locationId }) => [
        { params: { id }, body: { role: "ROLE_CASHIER", pointsOfSaleIds: [locationId] } },
      ],
    },
    removeStaff: { refused: ({ staffId: id }) => [{ params: { id } }] },
    inviteStaff: {
      refused: ({ locationId }, here) => [
        { body: { email: newEmail(), role: "ROLE_CASHIER", pointsOfSaleIds: [locationId] } },
        { body: { email: newEmail(), role: "ROLE_CASHIER", pointsOfSaleIds: [locationId, here.locationId] } },
      ],
    },
    listStaffInvitations: plain,
    exportStaffInvitations: plain,
    withdrawStaffInvitation: { refused: ({ staffInvitationId: id }) => [{ params: { id } }] },
    resendStaffInvitation: { refused: ({ staffInvitationId: id }) => [{ params: { id } }] },
  },
  bodies: {
    updateStaff: { role: "ROLE_CASHIER", pointsOfSaleIds: [] },
  },
};
