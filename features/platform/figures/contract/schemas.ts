import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { amount } from "#packages/contract/shapes.ts";
import type { platformFiguresRoutes } from "./routes.ts";

/** Null: not counted yet. Amounts in kronor, VAT not included. */
const month = z.object({
  month: date,
  newMembers: z.number().nullable(),
  purchases: z.number().nullable(),
  sendouts: z.number().nullable(),
  messages: z.number().nullable(),
  /** What a month costs the companies that pay, as it stood when the month was last counted. */
  recurring: amount.nullable(),
  /** Invoices less credit notes, by the day they were issued. */
  invoiced: amount,
  newChains: z.number(),
  came: z.number(),
  ended: z.number(),
  suspended: z.number(),
});

export const platformFiguresSchemas = {
  getPlatformFigures: {
    answer: z.object({
      /** The platform's date. */
      date,
      /** When clubs' figures were last counted together; null: not yet. */
      countedAt: instant.nullable(),
      now: z.object({
        chains: z.number(),
        paying: z.number(),
        inTrial: z.number(),
        suspended: z.number(),
        members: z.number().nullable(),
        recurring: amount.nullable(),
      }),
      /** Trials with two weeks left or less that nobody has gone on from, the soonest first; at most five are told by name. */
      trials: z.object({
        count: z.number(),
        next: z.array(z.object({ companyId: z.number(), company: z.string(), endsOn: date })),
      }),
      /** The same of invoices whose day to pay has passed. */
      overdue: z.object({
        count: z.number(),
        owed: amount,
        next: z.array(
          z.object({ number: z.number(), companyId: z.number(), company: z.string(), owed: amount, dueOn: date }),
        ),
      }),
      /** The oldest first; this month is the last. */
      months: z.array(month),
    }),
  },
  exportPlatformMonths: {},
} as const satisfies Record<keyof typeof platformFiguresRoutes, Schemas>;
