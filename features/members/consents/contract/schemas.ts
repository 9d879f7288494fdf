import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { channel } from "#packages/contract/shapes.ts";
import type { consentsRoutes } from "./routes.ts";

const byId = { params: z.object({ id: z.string().max(100) }) };
/** `by` is set when the mail program sent the request without opening the page (RFC 8058). */
const unsubscribe = { ...byId, query: z.object({ by: z.enum(["one-click"]).optional() }) };

export const consentsSchemas = {
  /** Repeating the request changes nothing. Refuses NOT_FOUND for an id that was not made for this channel. */
  unsubscribeSms: unsubscribe,
  unsubscribeEmail: unsubscribe,
  getUnsubscriber: {
    ...byId,
    answer: z.object({
      channel,
      commercialName: z.string(),
      /** The masked address; null when the member has left the club or has removed the address. */
      contact: z.string().nullable(),
      /** Whether marketing is sent in this channel. */
      subscribed: z.boolean(),
      /** Whether the link is from a test that a merchant sent: unsubscribing then changes nothing. */
      example: z.boolean(),
    }),
  },
} as const satisfies Record<keyof typeof consentsRoutes, Schemas>;
