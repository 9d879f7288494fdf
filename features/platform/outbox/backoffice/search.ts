import * as z from "zod/mini";
import { messageStates } from "#features/messages/letters/domain/message-states.ts";
import { listSearch, oneOf, words } from "#packages/web/backoffice/list-address/list-search.ts";

export const readOutboxSearch = listSearch({
  medium: oneOf(["EMAIL", "SMS"]),
  message: oneOf(messageStates),
  /** The subdomain of the club that sent it. */
  club: z.pipe(words, z.string().check(z.regex(/^[a-z0-9]{1,60}$/))),
});
