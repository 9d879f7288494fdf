import * as z from "zod";
import { textMax } from "#packages/domain/limits.ts";
import { countedRows, lastPage, severalAtMost, shownRowsMax } from "#packages/domain/list-pages.ts";
import { id } from "./shapes.ts";

/**
 * A page of a list, by number or by cursor: the previous response's `cursor` fetches the next rows. `sort` names a
 * column; a leading minus reverses the order.
 */
export const listQuery = z.object({
  q: z.string().trim().max(textMax.search).optional(),
  page: z.coerce.number().int().min(1).max(lastPage(countedRows)).optional(),
  cursor: z.string().max(400).optional(),
  sort: z.string().max(40).optional(),
});
/** `total` is exact up to 1,000; 1,001 means that there are more rows. */
export const page = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), nextCursor: z.string().nullable(), total: z.number() });

/**
 * Ids of the rows that an export contains, in their order: `3,1,2`. Used if the screen holds the complete list. Absent:
 * all rows.
 */
export const shownRows = z.object({
  ids: z
    .string()
    .max(shownRowsMax)
    .regex(/^(\d{1,15}(,\d{1,15})*)?$/)
    .optional(),
});

/** A list that is paged by cursor only and has no total. */
export const byKey = listQuery.pick({ cursor: true });
export const keyedPage = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), nextCursor: z.string().nullable() });

/** Ids of several rows, for one action on all of them. */
export const several = z.object({ ids: z.array(id).min(1).max(severalAtMost) });
