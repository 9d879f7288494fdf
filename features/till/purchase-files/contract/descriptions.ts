import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { purchaseFilesRoutes } from "./routes.ts";
import type { purchaseFilesSchemas } from "./schemas.ts";

export const purchaseFilesDescriptions: Descriptions<typeof purchaseFilesRoutes, typeof purchaseFilesSchemas> = {
  registerPurchaseFile: {
    summary: "Register a file of purchases",
    description:
      "Registers at most 1,000 purchases of a CSV file with the columns receipt, time, amount and member. A receipt number counts once at a point of sale, and a refused row does not stop the others. A row has the refusals of `POST /till/purchases`.",
    example: {
      query: { pointOfSaleId: 3 },
      answer: {
        rows: [
          { row: 2, receipt: "10472", outcome: "REGISTERED", purchaseId: 9001, code: null, column: null },
          { row: 3, receipt: "10473", outcome: "REFUSED", purchaseId: null, code: "INVALID_AMOUNT", column: "amount" },
        ],
      },
    },
  },
};
