import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { idParams } from "#packages/contract/shapes.ts";
import { counts } from "../sendout-shapes.ts";
import { recipient, recipientFilters } from "./recipient-shapes.ts";
import type { sendoutResultsRoutes } from "./routes.ts";

const count = z.number();

/** Shares refer to sent messages. */
const numbers = z.object({
  media: z.array(
    counts.extend({ delivered: count, bounced: count, unsubscribed: count, clicked: count, credits: count }),
  ),
  /**
   * The number of days in which purchases count, from the start, or from each occasion's day; and the last of them, if
   * any.
   */
  days: count,
  through: date.nullable(),
  /** For an automatic sendout: purchases count after occasions from this day on. */
  since: date.nullable(),
  written: z.object({ members: count, buyers: count, amount: count }),
  heldOut: z.object({ members: count, buyers: count, amount: count }),
  /**
   * The difference in percentage points of members who bought, with the 95 % interval; null: too few members, or no
   * holdout group.
   */
  uplift: z.object({ points: count, low: count, high: count }).nullable(),
});

export const sendoutResultsSchemas = {
  /** `q`: words that begin names; without `sort`, in sending order. */
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
