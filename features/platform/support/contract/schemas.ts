import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { idParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { supportRoutes } from "./routes.ts";

/** `support`: written by the platform, without a name. `own`: written by the caller. */
const message = z.object({
  id: z.number(),
  at: instant,
  by: z.string(),
  support: z.boolean(),
  own: z.boolean(),
  text: z.string(),
});

export const supportSchemas = {
  /** The platform's contact details; null if the installation has none configured. */
  getSupportContact: { answer: z.object({ email: z.string().nullable(), phone: z.string().nullable() }) },
  /** The messages of a conversation, newest first. */
  listSupportMessages: {
    params: idParams,
    query: listQuery.pick({ cursor: true }),
    answer: z.object({
      company: z.object({ id: z.number(), name: z.string() }),
      rows: z.array(message),
      nextCursor: z.string().nullable(),
    }),
    errors: ["INVALID_INPUT"],
  },
  /** `messageKey` is made by the client; a repeated key stores no second message. */
  writeSupportMessage: {
    params: idParams,
    body: z.object({ messageKey: z.uuid(), text: z.string().trim().min(1).max(textMax.supportMessage) }),
    answer: message,
    errors: ["TOO_MANY_REQUESTS"],
  },
  listSupportThreads: {
    /**
     * `sort` is `state` (default, those that wait for an answer first), `company` or `at`. `q` searches the company,
     * its merchants and the texts.
     */
    query: listQuery.extend({ state: z.enum(["WAITING", "ANSWERED"]).optional() }),
    answer: page(
      z.object({
        companyId: z.number(),
        company: z.string(),
        at: instant,
        text: z.string(),
        /** Whether the latest message is the company's. */
        waiting: z.boolean(),
      }),
    ),
    errors: ["INVALID_INPUT"],
  },
} as const satisfies Record<keyof typeof supportRoutes, Schemas>;
