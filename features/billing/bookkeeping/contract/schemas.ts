import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { bookkeepingRoutes } from "./routes.ts";

/**
 * `closedThrough` is the last day of the latest closed month, or null if none is closed. Months are given by their
 * first day.
 */
const closings = z.object({
  closedThrough: date.nullable(),
  changes: z.array(
    z.object({ month: date, act: z.enum(["CLOSED", "OPENED"]), reason: z.string(), at: instant, by: z.string() }),
  ),
});

export const bookkeepingSchemas = {
  getBookkeeping: {
    /** Both days are included. */
    query: z.object({ from: date, until: date }),
    errors: ["END_BEFORE_START", "SELLER_INCOMPLETE"],
  },
  listClosings: { answer: closings },
  closeMonth: { body: z.object({ month: date }), answer: closings, errors: ["MONTH_NOT_OVER", "MONTH_CLOSED"] },
  openMonth: {
    body: z.object({ month: date, reason: z.string().trim().max(textMax.reason).min(1) }),
    answer: closings,
    errors: ["NOT_LATEST_CLOSED"],
  },
} as const satisfies Record<keyof typeof bookkeepingRoutes, Schemas>;
