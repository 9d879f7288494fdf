import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { id, idParams, listQuery, page, purchase } from "../shapes.ts";
import type { purchaseRoutes } from "./routes.ts";

const row = purchase.extend({
  member: z.object({ id: z.number(), membershipId: z.string(), firstName: z.string(), lastName: z.string() }),
  /** Who stood at the till. */
  cashier: z.string(),
});

export const purchaseSchemas = {
  listPurchases: {
    query: listQuery.extend({ memberId: id.optional(), pointOfSaleId: id.optional() }),
    answer: page(row),
  },
  getMerchantPurchase: { params: idParams, answer: row },
} as const satisfies Record<keyof typeof purchaseRoutes, Schemas>;
