import * as z from "zod/mini";
import { channels } from "#packages/domain/people/channels.ts";
import { filterFields, listSearch, oneOf, words } from "#packages/web/backoffice/list-address/list-search.ts";
import { outboxFilters } from "../contract/filters.ts";

export const readOutboxSearch = listSearch({
  medium: oneOf(channels),
  ...filterFields(outboxFilters),
  /** The subdomain of the club that sent the message. */
  club: z.pipe(words, z.string().check(z.regex(/^[a-z0-9]{1,60}$/))),
});
