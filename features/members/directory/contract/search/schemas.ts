import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { searchRoutes } from "./routes.ts";

/** What of a club has a name and a page, besides its members. */
export const namedKind = z.enum(["COUPON", "STAMP_CARD", "CAMPAIGN", "LOCATION"]);

export const searchSchemas = {
  /** The first few of each kind that fit half a word, a number, an address or an amount; of what the caller may see. */
  searchClub: {
    query: z.object({ q: z.string().trim().min(1).max(textMax.search) }),
    answer: z.object({
      members: z.array(
        z.object({
          id: z.number(),
          membershipId: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
        }),
      ),
      /** Of this amount, today and yesterday, the newest first. */
      purchases: z.array(
        z.object({
          id: z.number(),
          dateOfPurchase: instant,
          totalAmount: z.number(),
          location: z.string(),
          firstName: z.string(),
          lastName: z.string(),
        }),
      ),
      /** By name, those that begin so before those that have it within. */
      named: z.array(z.object({ kind: namedKind, id: z.number(), name: z.string() })),
      staff: z.array(z.object({ id: z.number(), firstName: z.string(), lastName: z.string(), email: z.string() })),
    }),
  },
} as const satisfies Record<keyof typeof searchRoutes, Schemas>;
