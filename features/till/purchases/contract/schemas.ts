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
  /** Who has `left` has no name any more, and a membership number that nobody ever had. */
  member: z.object({
    id: z.number(),
    membershipId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    left: z.boolean(),
  }),
});
/** `cashier`: who stood at the till; `cashierId` null: nobody did. */
const row = purchase.extend({ ...member.shape, cashier: z.string(), cashierId: z.number().nullable() });
export type PurchaseRow = z.infer<typeof row>;

const filters = listQuery.pick({ q: true }).extend(filterQuery(purchaseFilters).shape);

const totals = z.object({
  purchases: z.number(),
  /** Of them, those wholly returned. */
  whollyReturned: z.number(),
  /** What was paid and kept, and what came back. */
  kept: amount,
  returned: amount,
  /** Kept of a purchase that was not wholly returned; null where there is none. */
  average: amount.nullable(),
  /** Earned by them and not taken back. */
  points: z.number(),
  /** False: there are more, and these are the newest of them. */
  complete: z.boolean(),
});

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
export type PendingRow = z.infer<typeof pending>;

export const purchasesSchemas = {
  listPurchases: {
    /**
     * `sort`: `date` (default), `amount`, `member`, `location`, `cashier`; by a name, what is sorted are the newest thousand
     * where there are more.
     */
    query: listQuery.extend(filters.shape),
    answer: page(row),
    errors: ["INVALID_INPUT"],
  },
  getPurchaseTotals: { query: filters, answer: totals, errors: ["INVALID_INPUT"] },
  /** Of all there are, by date and amount alone. */
  exportPurchases: { query: filters.extend({ sort: listQuery.shape.sort }), errors: ["INVALID_INPUT"] },
  getMerchantPurchase: { params: idParams, answer: staffPurchase.extend({ ...member.shape, ledger }) },
  /** `sort`: `date` (default), `contact`, `location`, `cashier`, `amount`, `until`. */
  /** `q`: the beginning of an e-mail address, or digits of a phone number. */
  listPendingPurchases: { query: listQuery.extend(filterQuery(pendingFilters).shape), answer: page(pending) },
  exportPendingPurchases: { query: listQuery.pick({ q: true, sort: true }).extend(filterQuery(pendingFilters).shape) },
  withdrawPendingPurchase: { params: idParams, errors: ["OTHER_LOCATION"] },
} as const satisfies Record<keyof typeof purchasesRoutes, Schemas>;
