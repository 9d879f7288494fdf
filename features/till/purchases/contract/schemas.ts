import * as z from "zod";
import { ledger } from "#features/till/returns/contract/shapes.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { filterQuery } from "#packages/contract/filter-shapes.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { amount, idParams } from "#packages/contract/shapes.ts";
import { pendingFilters, purchaseFilters } from "./filters.ts";
import type { purchasesRoutes } from "./routes.ts";
import { purchase, staffPurchase } from "./shapes.ts";

const member = z.object({
  /** A member who has `left` has no name, and a replaced membership number. */
  member: z.object({
    id: z.number(),
    membershipId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    left: z.boolean(),
  }),
});
/** `cashier`: the person at the till; `cashierId` null: no person. */
const row = purchase.extend({ ...member.shape, cashier: z.string(), cashierId: z.number().nullable() });
export type PurchaseRow = z.infer<typeof row>;

const filters = listQuery.pick({ q: true }).extend(filterQuery(purchaseFilters).shape);

const totals = z.object({
  purchases: z.number(),
  /** The number of purchases that were wholly returned. */
  whollyReturned: z.number(),
  /** The kept amount and the returned amount. */
  kept: amount,
  returned: amount,
  /** The average kept amount per purchase that was not wholly returned; null without one. */
  average: amount.nullable(),
  /** Points that the purchases gave and returns did not take. */
  points: z.number(),
  /** False if there are more purchases and the totals cover only the newest. */
  complete: z.boolean(),
});

/** `email`, `phone`: the address of the invitation. `totalAmount`: null for a visit with stamps only. */
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
  /** The last day on which the customer can join and get the purchase. */
  waitsThrough: date,
});
export type PendingRow = z.infer<typeof pending>;

export const purchasesSchemas = {
  listPurchases: {
    /**
     * `sort`: `date` (default), `amount`, `member`, `location`, `cashier`. An order by name covers the newest thousand.
     */
    query: listQuery.extend(filters.shape),
    answer: page(row),
    errors: ["INVALID_INPUT"],
  },
  getPurchaseTotals: { query: filters, answer: totals, errors: ["INVALID_INPUT"] },
  /** Exports all purchases, sorted by date or amount. */
  exportPurchases: { query: filters.extend({ sort: listQuery.shape.sort }), errors: ["INVALID_INPUT"] },
  getMerchantPurchase: { params: idParams, answer: staffPurchase.extend({ ...member.shape, ledger }) },
  /** `sort`: `date` (default), `contact`, `location`, `cashier`, `amount`, `until`. */
  /** `q`: the beginning of an e-mail address, or digits of a phone number. */
  listPendingPurchases: { query: listQuery.extend(filterQuery(pendingFilters).shape), answer: page(pending) },
  exportPendingPurchases: { query: listQuery.pick({ q: true, sort: true }).extend(filterQuery(pendingFilters).shape) },
  withdrawPendingPurchase: { params: idParams, errors: ["OTHER_LOCATION"] },
} as const satisfies Record<keyof typeof purchasesRoutes, Schemas>;
