import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { idParams } from "#packages/contract/shapes.ts";
import { counts } from "../sendout-shapes.ts";
import { recipient, recipientFilters } from "./recipient-shapes.ts";
import type { sendoutResultsRoutes } from "./routes.ts";

const count = z.number();

/** Shares are of those sent. */
const numbers = z.object({
  media: z.array(
    counts.extend({ delivered: count, bounced: count, unsubscribed: count, clicked: count, credits: count }),
  ),
  /** Days in which purchases count, from the start, or from the day each occasion came; the last of them, where there is one. */
  days: count,
  through: date.nullable(),
  /** Of an automatic one: purchases are told after occasions that came from this day on. */
  since: date.nullable(),
  written: z.object({ members: count, buyers: count, amount: count }),
  heldOut: z.object({ members: count, buyers: count, amount: count }),
  /** In percentage points of members who bought, with the 95 % interval; null: too few to tell, or nobody was held out. */
  uplift: z.object({ points: count, low: count, high: count }).nullable(),
});

export const sendoutResultsSchemas = {
  /** `q`: words that begin names; without `sort` in the order they are written to. */
  listSendoutRecipients: {
    params: idParams,
    query: listQuery.extend(recipientFilters.shape),
    answer: page(recipient),
  },
  exportSendoutRecipients: { params: idParams, query: recipientFilters },
  getSendoutNumbers: {
    params: idParams,
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(14) }),
    answer: numbers,
  },
} as const satisfies Record<keyof typeof sendoutResultsRoutes, Schemas>;
