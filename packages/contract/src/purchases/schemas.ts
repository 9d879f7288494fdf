import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { listQuery, page } from "../list-shapes.ts";
import { amount, date, id, idParams, instant, purchase, staffPurchase } from "../shapes.ts";
import { ledger } from "../till/shapes.ts";
import type { purchaseRoutes } from "./routes.ts";

const member = z.object({
  member: z.object({ id: z.number(), membershipId: z.string(), firstName: z.string(), lastName: z.string() }),
});
/** `cashier`: who stood at the till. */
const row = purchase.extend({ ...member.shape, cashier: z.string() });

/** `email`, `phone`: where the invitation went. `totalAmount`: null for a visit of stamps alone. */
const pending = z.object({
  id: z.number(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  pointOfSale: z.object({ id: z.number(), name: z.string() }),
  cashier: z.string(),
  dateOfPurchase: instant,
  totalAmount: z.number().nullable(),
  points: z.number(),
  stamps: z.number(),
  /** The last day. */
  waitsThrough: date,
});

export const purchaseSchemas = {
  listPurchases: {
    /** `since`, `until`: days of the club, both included. `sort`: `date` (default), `member`, `location`, `cashier`, `amount`. */
    query: listQuery.extend({
      memberId: id.optional(),
      pointOfSaleId: id.optional(),
      since: date.optional(),
      until: date.optional(),
    }),
    /** `sum`: what was paid and kept in the period; null without one. */
    answer: page(row).extend({ sum: amount.nullable() }),
    errors: ["INVALID_INPUT"],
  },
  getMerchantPurchase: { params: idParams, answer: staffPurchase.extend({ ...member.shape, ledger }) },
  listPendingPurchases: { query: listQuery.pick({ cursor: true, page: true }), answer: page(pending) },
  withdrawPendingPurchase: { params: idParams, errors: ["OTHER_LOCATION"] },
} as const satisfies Record<keyof typeof purchaseRoutes, Schemas>;
