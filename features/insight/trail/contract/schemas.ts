import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { filterQuery } from "#packages/contract/filter-shapes.ts";
import { listQuery } from "#packages/contract/list-shapes.ts";
import { trailFilters } from "./filters.ts";
import type { trailRoutes } from "./routes.ts";

/** `from` and `to` are both null if only the fact of a change is stored. */
const change = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() });

const entry = z.object({
  id: z.number(),
  at: instant,
  /** `support`: an act by the platform for the club. Null for acts of the product itself. */
  by: z.object({ id: z.number(), name: z.string(), support: z.boolean() }).nullable(),
  /** A name from the domain's `trailActs`; names written by a newer version are passed through. */
  act: z.string(),
  /** `name` is empty if the object has none or is gone. `about` filters the trail by the object. */
  thing: z.object({ kind: z.string(), id: z.number(), name: z.string(), about: z.string() }).nullable(),
  changes: z.array(change),
  points: z.number().nullable(),
  /** The amount in kronor. */
  amount: z.number().nullable(),
});

const filters = listQuery.pick({ q: true }).extend({
  ...filterQuery(trailFilters).shape,
  /** An object in the form of an entry: `member 12`. */
  about: z
    .string()
    .regex(/^[a-z-]+( [a-z]+)? \d{1,15}$/)
    .optional(),
});

export const trailSchemas = {
  listTrail: {
    query: filters.extend(listQuery.pick({ cursor: true }).shape),
    /** Newest first, without a total. */
    answer: z.object({ rows: z.array(entry), nextCursor: z.string().nullable() }),
    errors: ["INVALID_INPUT"],
  },
  exportTrail: { query: filters, errors: ["INVALID_INPUT"] },
} as const satisfies Record<keyof typeof trailRoutes, Schemas>;
