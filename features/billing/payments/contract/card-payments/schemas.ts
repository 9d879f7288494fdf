import * as z from "zod";
import { subscriptionsSchemas } from "#features/billing/subscriptions/contract/schemas.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams } from "#packages/contract/shapes.ts";
import type { cardPaymentsRoutes } from "./routes.ts";

/** Where the provider asks; the browser goes there and is sent back. */
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
    /** What came of it. UNDER_WAY: the bank has not said yet. */
    answer: z.object({ outcome: z.enum(["SAVED", "PAID", "UNDER_WAY", "NOTHING"]), billing }),
    errors: ["CARDS_NOT_TAKEN", "CARD_PROVIDER_SILENT"],
  },
} as const satisfies Record<keyof typeof cardPaymentsRoutes, Schemas>;
