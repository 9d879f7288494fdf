import * as z from "zod";
import { subscriptionsSchemas } from "#features/billing/subscriptions/contract/schemas.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams } from "#packages/contract/shapes.ts";
import type { cardPaymentsRoutes } from "./routes.ts";

/** The provider's page; the browser is redirected there and back. */
const page = z.object({ url: z.url() });
const billing = subscriptionsSchemas.getBilling.answer;

export const cardPaymentsSchemas = {
  addCard: { params: idParams, answer: page, errors: ["CARDS_NOT_TAKEN", "CARD_PROVIDER_SILENT"] },
  removeCard: { params: idParams, answer: billing, errors: ["NO_CARD"] },
  openPayPage: {
    params: idParams,
    answer: page,
    errors: ["CARDS_NOT_TAKEN", "CARD_PROVIDER_SILENT", "NOTHING_OWED", "PAYMENT_UNDER_WAY"],
  },
  finishCardPage: {
    params: idParams,
    body: z.object({ session: z.string().regex(/^\w{8,200}$/) }),
    /** The outcome of the page. UNDER_WAY: the bank has not decided yet. */
    answer: z.object({ outcome: z.enum(["SAVED", "PAID", "UNDER_WAY", "NOTHING"]), billing }),
    errors: ["CARDS_NOT_TAKEN", "CARD_PROVIDER_SILENT"],
  },
} as const satisfies Record<keyof typeof cardPaymentsRoutes, Schemas>;
