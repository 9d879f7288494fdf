import * as z from "zod/mini";
import { dayFields, id, listSearch, oneOf, words } from "#packages/web/backoffice/list-address/list-search.ts";
import { trailAreas } from "../domain/trail.ts";

/** Whose acts, about what, and of which thing: `member 7`. */
export const readTrailSearch = listSearch({
  ...dayFields,
  accountId: id,
  area: oneOf(trailAreas),
  about: z.pipe(words, z.string().check(z.regex(/^[a-z-]+( [a-z]+)? \d{1,15}$/))),
});
