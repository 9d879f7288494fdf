import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { byKey, keyedPage } from "#packages/contract/list-shapes.ts";
import { idParams } from "#packages/contract/shapes.ts";
import { replyOutcomes } from "../../domain/sms-replies.ts";
import type { smsRepliesRoutes } from "./routes.ts";

const outcome = z.enum(replyOutcomes);

const reply = z.object({
  id: z.number(),
  memberId: z.number(),
  name: z.string(),
  /** The member's current number, to call or write to; empty without one. */
  phone: z.string(),
  text: z.string(),
  receivedAt: instant,
  /** Whether the text may mean that the member wants no more SMS. */
  mayMeanStop: z.boolean(),
  /** Whether the member still consents to SMS. */
  smsOn: z.boolean(),
  /** Null while the reply is unread. */
  outcome: outcome.nullable(),
  handledAt: instant.nullable(),
  handledBy: z.string().nullable(),
});

export const smsRepliesSchemas = {
  listSmsReplies: { query: byKey, answer: keyedPage(reply).extend({ unread: z.number() }) },
  /** `SMS_OFF` also withdraws the member's consent to SMS; the reply remains as evidence. */
  handleSmsReply: { params: idParams, body: z.object({ outcome }) },
} as const satisfies Record<keyof typeof smsRepliesRoutes, Schemas>;
