import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { idParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { supportRoutes } from "./routes.ts";

/** `support`: the platform's, without a name. `own`: the caller wrote it. */
const message = z.object({
  id: z.number(),
  at: instant,
  by: z.string(),
  support: z.boolean(),
  own: z.boolean(),
  text: z.string(),
});

export const supportSchemas = {
  /** Null: the installation has not said. */
  getSupportContact: { answer: z.object({ email: z.string().nullable(), phone: z.string().nullable() }) },
  /** Newest first. */
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
  /** `messageKey`: made by the client; the same message is never written twice. */
  writeSupportMessage: {
    params: idParams,
    body: z.object({ messageKey: z.uuid(), text: z.string().trim().min(1).max(textMax.supportMessage) }),
    answer: message,
    errors: ["TOO_MANY_REQUESTS"],
  },
  listSupportThreads: {
    /** `sort`: `state` (default, those that wait for an answer first), `company`, `at`. `q`: the company, its merchants, or what was written. */
    query: listQuery.extend({ state: z.enum(["WAITING", "ANSWERED"]).optional() }),
    answer: page(
      z.object({
        companyId: z.number(),
        company: z.string(),
        at: instant,
        text: z.string(),
        /** The last word is the company's. */
        waiting: z.boolean(),
      }),
    ),
    errors: ["INVALID_INPUT"],
  },
} as const satisfies Record<keyof typeof supportRoutes, Schemas>;
