import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { id, idParams, listQuery, page, purchase, staffPurchase } from "../shapes.ts";
import type { purchaseRoutes } from "./routes.ts";

const member = z.object({
  member: z.object({ id: z.number(), membershipId: z.string(), firstName: z.string(), lastName: z.string() }),
});
/** `cashier`: who stood at the till. */
const row = purchase.extend({ ...member.shape, cashier: z.string() });

export const purchaseSchemas = {
  listPurchases: {
    query: listQuery.extend({ memberId: id.optional(), pointOfSaleId: id.optional() }),
    answer: page(row),
  },
  getMerchantPurchase: { params: idParams, answer: staffPurchase.extend(member.shape) },
} as const satisfies Record<keyof typeof purchaseRoutes, Schemas>;
