import * as z from "zod";
import { undeliveredReasons } from "#features/messages/sms/domain/undelivered.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { channel } from "#packages/contract/shapes.ts";
import { messageStates } from "../domain/message-states.ts";
import type { lettersRoutes } from "./routes.ts";

const row = z.object({
  /** `c12` for a club's message, `p7` for a platform message. */
  id: z.string(),
  chain: z.string().nullable(),
  kind: z.string(),
  medium: channel,
  recipient: z.string(),
  subject: z.string(),
  preview: z.string(),
  status: z.enum(messageStates),
  createdAt: instant,
});

/** A local demonstration's outbox is open; elsewhere it requires a session. */
const whereItIsClosed = ["NOT_SIGNED_IN", "NO_ACCESS"] as const;

export const lettersSchemas = {
  listMessages: {
    query: listQuery.extend({
      medium: channel.optional(),
      status: z.enum(messageStates).optional(),
      /** A club's subdomain limits the list to its messages. */
      club: z.string().max(40).optional(),
    }),
    answer: page(row),
    errors: whereItIsClosed,
  },
  getMessage: {
    params: z.object({ id: z.string().regex(/^[cp][0-9]{1,15}$/) }),
    answer: row.extend({
      text: z.string(),
      html: z.string(),
      segments: z.number(),
      links: z.array(z.string()),
      /** One-time links have been removed from the stored text. */
      linksRemoved: z.boolean(),
      failure: z.string().nullable(),
      /** Why it was not delivered, as its provider reported. */
      undelivered: z.enum(undeliveredReasons).nullable(),
    }),
    errors: whereItIsClosed,
  },
} as const satisfies Record<keyof typeof lettersRoutes, Schemas>;
