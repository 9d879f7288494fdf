import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { filterQuery } from "#packages/contract/filter-shapes.ts";
import { listQuery } from "#packages/contract/list-shapes.ts";
import { trailFilters } from "./filters.ts";
import type { trailRoutes } from "./routes.ts";

/** `from`, `to`: null for both where only that it changed is kept. */
const change = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() });

const entry = z.object({
  id: z.number(),
  at: instant,
  /** `support`: the platform's, in aid of the club. Null: nobody, the product itself. */
  by: z.object({ id: z.number(), name: z.string(), support: z.boolean() }).nullable(),
  /** As the domain's `trailActs` names them; one that a newer version wrote is passed on as it is. */
  act: z.string(),
  /** `name` empty: it has none, or is gone. `about`: to ask for what else happened to it. */
  thing: z.object({ kind: z.string(), id: z.number(), name: z.string(), about: z.string() }).nullable(),
  changes: z.array(change),
  points: z.number().nullable(),
  /** In kronor. */
  amount: z.number().nullable(),
});

const filters = listQuery.pick({ q: true }).extend({
  ...filterQuery(trailFilters).shape,
  /** A thing as an entry names it: `member 12`. */
  about: z
    .string()
    .regex(/^[a-z-]+( [a-z]+)? \d{1,15}$/)
    .optional(),
});

export const trailSchemas = {
  listTrail: {
    query: filters.extend(listQuery.pick({ cursor: true }).shape),
    /** Newest first. They are not counted. */
    answer: z.object({ rows: z.array(entry), nextCursor: z.string().nullable() }),
    errors: ["INVALID_INPUT"],
  },
  exportTrail: { query: filters, errors: ["INVALID_INPUT"] },
} as const satisfies Record<keyof typeof trailRoutes, Schemas>;
