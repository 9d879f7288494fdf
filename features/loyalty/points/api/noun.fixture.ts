import { openTill } from "#tests/engine/till.ts";
import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const pointsFixture: NounFixture = {
  quietTables: {
    point_deduction: "changes together with the member's figures",
    point_entry: "changes together with the member's figures",
    point_lot: "changes together with the member's figures",
    correction_withdrawal: "changes together with a table that wakes pages",
    deduction_withdrawal: "changes together with a table that wakes pages",
    club_promise: "changes together with a table that wakes pages",
  },
  versionless: {
    activateClubPoints: "a switch",
  },
  things: async ({ api, club, memberId, membershipId, asMerchant }) => {
    const gift = { params: { membershipId }, body: { points: 10, reason: "Glömda poäng" } };
    const { lotId } = await api.call("correctPoints", gift, asMerchant);
    const { deductionId } = await openTill(api, club).deduct(memberId, 5);
    return { correctionId: lotId, deductionId };
  },
  places: {
    getMemberPointsAccount: {
      sees: ({ membershipId }) => [{ params: { membershipId }, query: {} }],
    },
    voidCorrection: { refused: ({ correctionId: id }) => [{ params: { id }, body: { reason: "Skrev fel" } }] },
    voidDeduction: { refused: ({ deductionId: id }) => [{ params: { id }, body: { reason: "Skrev fel" } }] },
  },
  bodies: {
    correctPoints: { points: 10, reason: "Glömda poäng" },
    voidCorrection: { reason: "Skrev fel" },
    deductPoints: { points: 10, reason: "För många" },
    voidDeduction: { reason: "Skrev fel" },
  },
  queries: {
    getMemberBalance: { date: "2026-11-21" },
  },
};
