import * as z from "zod/mini";
import { listSearch } from "#packages/web/backoffice/list-address/list-search.ts";

export const readBillingSearch = listSearch({
  /** The page of the card provider that the merchant has returned from. */
  session: z.string().check(z.regex(/^\w{8,200}$/)),
});
