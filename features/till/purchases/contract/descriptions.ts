import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { purchasesRoutes } from "./routes.ts";
import type { purchasesSchemas } from "./schemas.ts";

export const purchasesDescriptions: Descriptions<typeof purchasesRoutes, typeof purchasesSchemas> = {
  listPurchases: {
    summary: "List the purchases",
    description: "Purchases filtered by period, point of sale, category, cashier and amount.",
  },
  getPurchaseTotals: {
    summary: "Get the totals of purchases",
    description: "The number and sum of the purchases with the same filters as the list.",
  },
  exportPurchases: {
    summary: "Export the purchases",
    description: "The purchases as a CSV file, filtered like the list.",
  },
  getMerchantPurchase: {
    summary: "Get a purchase",
    description: "One purchase with its points, coupons, stamps and returns.",
  },
  listPendingPurchases: {
    summary: "List pending purchases",
    description: "Purchases of invited customers who have not joined yet.",
  },
  exportPendingPurchases: { summary: "Export pending purchases", description: "The pending purchases as a CSV file." },
  withdrawPendingPurchase: {
    summary: "Withdraw a pending purchase",
    description: "Withdraws a purchase before the customer joins. The invitation remains valid.",
  },
};
