import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { amount, idParams, language } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { invoice, shownInvoices } from "./invoice-shapes.ts";
import type { invoicesRoutes } from "./routes.ts";

export const invoicesSchemas = {
  /** `sort` is `number` (default, newest first), `month`, `due` or `total`. */
  listInvoices: {
    params: idParams,
    query: listQuery.omit({ q: true }),
    answer: page(invoice),
    errors: ["INVALID_INPUT"],
  },
  exportInvoices: { params: idParams, query: listQuery.pick({ sort: true }), errors: ["INVALID_INPUT"] },
  getInvoice: { params: idParams, query: z.object({ language: language.optional() }) },
  getPeppolInvoice: {
    params: idParams,
    query: z.object({ language: language.optional() }),
    errors: ["NO_PEPPOL_ADDRESS"],
  },
  /** `sort` also accepts `company`. */
  listAllInvoices: {
    query: listQuery.extend({ show: shownInvoices.optional() }),
    answer: page(
      invoice.extend({
        companyId: z.number(),
        company: z.string(),
        reminders: z.number(),
        /**
         * The amount that can be repaid: the invoice was credited or overpaid, and no other invoice has used the money.
         */
        repayable: amount,
      }),
    ),
    errors: ["INVALID_INPUT"],
  },
  exportAllInvoices: {
    query: listQuery.pick({ q: true, sort: true }).extend({ show: shownInvoices.optional() }),
    errors: ["INVALID_INPUT"],
  },
  creditInvoice: {
    params: idParams,
    body: z.object({ reason: z.string().trim().max(textMax.reason).min(1) }),
    answer: z.object({ number: z.number() }),
    errors: ["ALREADY_CREDITED"],
  },
} as const satisfies Record<keyof typeof invoicesRoutes, Schemas>;
