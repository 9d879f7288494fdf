import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { channel } from "#packages/contract/shapes.ts";
import type { consentsRoutes } from "./routes.ts";

const byId = { params: z.object({ id: z.string().max(100) }) };
/** `by`: pressed in the mail program, without the page being opened (RFC 8058). */
const unsubscribe = { ...byId, query: z.object({ by: z.enum(["one-click"]).optional() }) };

export const consentsSchemas = {
  /** Twice is as good as once. Refuses NOT_FOUND when no such id was made for this channel. */
  unsubscribeSms: unsubscribe,
  unsubscribeEmail: unsubscribe,
  getUnsubscriber: {
    ...byId,
    answer: z.object({
      channel,
      commercialName: z.string(),
      /** Where messages go, as its owner knows it again; null when they have left, or left the address. */
      contact: z.string().nullable(),
      /** Whether anything is sent in this channel. */
      subscribed: z.boolean(),
    }),
  },
} as const satisfies Record<keyof typeof consentsRoutes, Schemas>;
