import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { approvalsRoutes } from "./routes.ts";
import type { approvalsSchemas } from "./schemas.ts";

export const approvalsDescriptions: Descriptions<typeof approvalsRoutes, typeof approvalsSchemas> = {
  askApproval: {
    summary: "Ask for the approval of a large amount",
    description:
      "Sends the purchase to the merchants. Use the `Idempotency-Key` of the registration: the approval covers that registration only.",
    example: { body: { purchase: { membershipId: "461234567895", pointOfSaleId: 3, amount: 12_000 } } },
  },
  getApproval: { summary: "Get an approval", description: "Whether a merchant has answered." },
  withdrawApproval: {
    summary: "Withdraw a request for approval",
    description: "The request disappears from the list of the merchants.",
  },
};
