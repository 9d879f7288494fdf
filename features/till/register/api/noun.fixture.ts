import { openTill } from "#tests/engine/till.ts";
import { type NounFixture, newEmail, plain } from "#tests/nouns/noun-fixture.ts";

export const registerFixture: NounFixture = {
  things: async ({ api, club, asMerchant }) => {
    const email = newEmail();
    const { waitingPurchaseId } = await openTill(api, club).invite({ email, amount: 50 });
    const { rows } = await api.call("listInvitations", { query: { q: email } }, asMerchant);
    const [invitation] = rows;
    if (!waitingPurchaseId || !invitation) throw new Error("the till's invitation is missing");
    return { waitingPurchaseId, invitationId: invitation.id };
  },
  places: {
    findAtTill: { sees: () => [{ query: { q: "Torborg" } }] },
    getAtTill: { sees: ({ membershipId }) => [{ params: { membershipId } }] },
    getTillFacts: plain,
    listPracticeMembers: plain,
    listSecondPeople: { refused: ({ locationId }) => [{ query: { pointOfSaleId: locationId } }] },
    registerPurchase: {
      refused: ({ locationId, membershipId }) => [{ body: { membershipId, pointOfSaleId: locationId, amount: 50 } }],
    },
    cancelPurchase: { refused: ({ purchaseId: id }) => [{ params: { id } }] },
    returnPurchase: {
      refused: ({ purchaseId: id, locationId }, here) => [
        { params: { id }, body: { pointOfSaleId: here.locationId, amount: 10, reason: "Ångrat köp" } },
        { params: { id }, body: { pointOfSaleId: locationId, amount: 10, reason: "Ångrat köp" } },
      ],
    },
    cancelRedemption: { refused: ({ redemptionId: id }) => [{ params: { id }, body: {} }] },
  },
  bodies: {
    cancelRedemption: {},
    returnPurchase: { pointOfSaleId: 1, amount: 10, reason: "Ångrat köp" },
  },
};
