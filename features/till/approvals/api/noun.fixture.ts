import { list, type NounFixture, plain } from "#tests/nouns/noun-fixture.ts";

const large = { amount: 60_000, amountConfirmed: true };

export const approvalsFixture: NounFixture = {
  quietTables: {
    approval_request: "only staff see it, and they load it",
    large_amount: "only staff see it, and they load it",
  },
  versionless: {
    answerApproval: "the second answer is refused",
  },
  oldRows: {
    approvals: ({ chain, ago, hash }) =>
      `insert into approval_request
      (chain_id, registration_key, request_hash, location_id, amount_ore, asked_by, asked_at, expires_at)
      values (${chain}, gen_random_uuid(), ${hash}, 1, 1, 1, ${ago(90)}, ${ago(89)})`,
  },
  things: async ({ api, club, membershipId, cashier }) => {
    const purchase = { membershipId, pointOfSaleId: club.locationIds[0], ...large };
    const asCashier = { as: cashier, chain: club.chain.subdomain };
    return { approvalId: (await api.call("askApproval", { body: { purchase } }, asCashier)).id };
  },
  places: {
    askApproval: {
      refused: ({ locationId, membershipId }) => [
        { body: { purchase: { membershipId, pointOfSaleId: locationId, ...large } } },
      ],
    },
    getApproval: { refused: ({ approvalId: id }) => [{ params: { id } }] },
    withdrawApproval: { refused: ({ approvalId: id }) => [{ params: { id } }] },
    listWaitingApprovals: plain,
    listApprovals: list(),
    exportApprovals: list(),
    answerApproval: { refused: ({ approvalId: id }) => [{ params: { id }, body: { answer: "APPROVED", reason: "" } }] },
  },
  bodies: {
    answerApproval: { answer: "DECLINED", reason: "Fel belopp" },
  },
};
