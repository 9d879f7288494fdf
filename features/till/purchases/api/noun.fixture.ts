import { list, type NounFixture } from "#tests/nouns/noun-fixture.ts";

export const purchasesFixture: NounFixture = {
  quietTables: {
    purchase: "changes together with the member's figures",
    purchase_campaign: "changes together with a table that wakes pages",
    purchase_category: "changes together with a table that wakes pages",
    waiting_purchase: "only staff see it, and they load it",
  },
  oldRows: {
    waitingPurchases: ({ chain, ago, dayAgo }) =>
      `insert into waiting_purchase (chain_id, registration_key, signup_id, email, location_id, account_id,
      purchased_at, purchased_on, asked, waits_through)
      values (${chain}, gen_random_uuid(), 1, 'a@b.se', 1, 1, ${ago(32)}, ${dayAgo(32)}, '{}', ${dayAgo(2)})`,
  },
  places: {
    listPurchases: { sees: () => [{ query: {} }, { query: { q: "Torborg" } }, { query: { only: "LARGE" } }] },
    getPurchaseTotals: list(),
    exportPurchases: list(),
    getMerchantPurchase: {
      sees: ({ purchaseId: id }) => [{ params: { id } }],
      refused: ({ purchaseId: id }) => [{ params: { id } }],
    },
    listPendingPurchases: list(),
    exportPendingPurchases: list(),
    withdrawPendingPurchase: { refused: ({ waitingPurchaseId: id }) => [{ params: { id } }] },
  },
};
