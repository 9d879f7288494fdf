import * as z from "zod/mini";
import { filterFields, listSearch, words } from "#packages/web/backoffice/list-address/list-search.ts";
import { trailFilters } from "../contract/filters.ts";

/** The person, the area and the object: `member 7`. */
export const readTrailSearch = listSearch({
  ...filterFields(trailFilters),
  about: z.pipe(words, z.string().check(z.regex(/^[a-z-]+( [a-z]+)? \d{1,15}$/))),
});
