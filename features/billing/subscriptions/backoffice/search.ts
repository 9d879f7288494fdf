import * as z from "zod/mini";
import { listSearch } from "#packages/web/backoffice/list-address/list-search.ts";

export const readBillingSearch = listSearch({
  /** The session of the provider's page that the merchant returns from. */
  session: z.string().check(z.regex(/^\w{8,200}$/)),
});
