import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { searchRoutes } from "./routes.ts";

/** Kinds of items with a name and a page, apart from members. */
export const namedKind = z.enum(["COUPON", "STAMP_CARD", "CAMPAIGN", "LOCATION"]);

export const searchSchemas = {
  /**
   * Returns the first few matches of each kind for part of a word, a number, an address or an amount. Contains only
   * items the caller may see.
   */
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
      /** Purchases of the typed amount today and yesterday, newest first. */
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
      /** Items by name; names that begin with the text come first. */
      named: z.array(z.object({ kind: namedKind, id: z.number(), name: z.string() })),
      staff: z.array(z.object({ id: z.number(), firstName: z.string(), lastName: z.string(), email: z.string() })),
    }),
  },
} as const satisfies Record<keyof typeof searchRoutes, Schemas>;
