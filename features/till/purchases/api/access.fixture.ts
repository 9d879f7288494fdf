import { type AccessCases, list } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const purchasesAccess: AccessCases = {
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
