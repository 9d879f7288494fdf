import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { amount } from "#packages/contract/shapes.ts";
import type { platformFiguresRoutes } from "./routes.ts";

/** The figures of a month. A measure is null if it is not counted yet. Amounts are in kronor without VAT. */
const month = z.object({
  month: date,
  newMembers: z.number().nullable(),
  purchases: z.number().nullable(),
  sendouts: z.number().nullable(),
  messages: z.number().nullable(),
  /** The cost of a month for all paying companies, as of the month's last count. */
  recurring: amount.nullable(),
  /** Invoices less credit notes, by the day of issue. */
  invoiced: amount,
  newChains: z.number(),
  came: z.number(),
  ended: z.number(),
  suspended: z.number(),
});

export const platformFiguresSchemas = {
  getPlatformFigures: {
    answer: z.object({
      /** The current day of the platform. */
      date,
      /** The time at which clubs' figures were last counted; null before the first count. */
      countedAt: instant.nullable(),
      now: z.object({
        chains: z.number(),
        paying: z.number(),
        inTrial: z.number(),
        suspended: z.number(),
        members: z.number().nullable(),
        recurring: amount.nullable(),
      }),
      /** Trials with at most two weeks left and no subscription, soonest first; at most five by name. */
      trials: z.object({
        count: z.number(),
        next: z.array(z.object({ companyId: z.number(), company: z.string(), endsOn: date })),
      }),
      /** Overdue invoices, in the same form as `trials`. */
      overdue: z.object({
        count: z.number(),
        owed: amount,
        next: z.array(
          z.object({ number: z.number(), companyId: z.number(), company: z.string(), owed: amount, dueOn: date }),
        ),
      }),
      /** The months, oldest first; the current month is the last. */
      months: z.array(month),
    }),
  },
  exportPlatformMonths: {},
} as const satisfies Record<keyof typeof platformFiguresRoutes, Schemas>;
