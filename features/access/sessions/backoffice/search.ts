import * as z from "zod/mini";
import { ownPath } from "#packages/ui/page/own-path.ts";
import { searchReader } from "#packages/web/backoffice/list-address/search.ts";

export const readLoginSearch = searchReader({
  /** The URL that the user wanted before the sign-in. */
  from: z.pipe(
    z.string(),
    z.transform((address) => ownPath(address) ?? ""),
  ),
});
