import * as z from "zod";
import { textMax } from "#packages/domain/limits.ts";
import { countedRows, lastPage, severalAtMost, shownRowsMax } from "#packages/domain/list-pages.ts";
import { id } from "./shapes.ts";

/**
 * A list's page by its number, or by key: `cursor` of the last answer brings the next rows. `sort` names a column; a
 * minus before it turns the order round.
 */
export const listQuery = z.object({
  q: z.string().trim().max(textMax.search).optional(),
  page: z.coerce.number().int().min(1).max(lastPage(countedRows)).optional(),
  cursor: z.string().max(400).optional(),
  sort: z.string().max(40).optional(),
});
/** `total`: counted to 1,000; 1,001 says that there are more. */
export const page = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), nextCursor: z.string().nullable(), total: z.number() });

/** Which rows a file of a list has, and in which order, where a screen has the list whole: `3,1,2`. Without: all of them. */
export const shownRows = z.object({
  ids: z
    .string()
    .max(shownRowsMax)
    .regex(/^(\d{1,15}(,\d{1,15})*)?$/)
    .optional(),
});

/** A stream that is read on by key alone, and counted by nobody. */
export const byKey = listQuery.pick({ cursor: true });
export const keyedPage = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), nextCursor: z.string().nullable() });

/** Several rows of a list, for an act on each. */
export const several = z.object({ ids: z.array(id).min(1).max(severalAtMost) });
