import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery } from "#packages/contract/list-shapes.ts";
import { id, idParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { deliveryStates, loggedTypes, webhookTypes } from "../domain/webhooks.ts";
import type { webhooksRoutes } from "./routes.ts";

const fields = {
  url: z.string().max(textMax.webhookUrl),
  description: z.string().max(textMax.webhookText),
  eventTypes: z.array(z.enum(webhookTypes)),
};

const webhook = z.object({
  id: z.number(),
  ...fields,
  /** The points of sale whose events the webhook receives; null: the complete club. */
  pointsOfSale: z.array(z.object({ id: z.number(), name: z.string() })).nullable(),
  state: z.enum(["ACTIVE", "PAUSED", "FAILING", "GONE"]),
  failingSince: instant.nullable(),
  /** Until this moment deliveries are also signed with the former secret. */
  formerSecretUntil: instant.nullable(),
  createdAt: instant,
  /** Counts of the last two weeks. */
  counts: z.object({ delivered: z.number(), waiting: z.number(), failed: z.number() }),
  lastTriedAt: instant.nullable(),
});

const delivery = z.object({
  id: z.number(),
  eventId: z.string(),
  type: z.string(),
  occurredAt: instant,
  state: z.enum(deliveryStates),
  attempts: z.number(),
  triedAt: instant.nullable(),
  nextAt: instant.nullable(),
  /** Null: no answer; `answer` then gives the reason. */
  status: z.number().nullable(),
  answer: z.string(),
  tookMs: z.number().nullable(),
  /** The sent body; null before the first attempt. */
  body: z.string().nullable(),
});

const wrongFields = ["REQUIRED", "INVALID_URL", "HTTPS_REQUIRED", "EVENTS_REQUIRED"] as const;
const body = z.object({
  ...fields,
  eventTypes: fields.eventTypes.max(100),
  /** Null: the complete club. Absent: the complete club for a new endpoint, unchanged for an existing one. */
  pointOfSaleIds: z.array(id).max(500).nullable().optional(),
});

export const webhooksSchemas = {
  listWebhooks: { answer: z.array(webhook) },
  createWebhook: {
    body,
    /** The secret is shown only here. */
    answer: z.object({ webhook, secret: z.string() }),
    errors: [...wrongFields, "TOO_MANY_WEBHOOKS"],
  },
  updateWebhook: {
    params: idParams,
    body: body.extend({ active: z.boolean() }),
    answer: webhook,
    errors: wrongFields,
  },
  removeWebhook: { params: idParams },
  renewWebhookSecret: { params: idParams, answer: z.object({ webhook, secret: z.string() }) },
  testWebhook: { params: idParams },
  listWebhookDeliveries: {
    params: idParams,
    query: listQuery
      .pick({ cursor: true })
      .extend({ state: z.enum(deliveryStates).optional(), event: z.enum(loggedTypes).optional() }),
    answer: z.object({ rows: z.array(delivery), nextCursor: z.string().nullable() }),
    errors: ["INVALID_INPUT"],
  },
  /** Replays one delivery, or all since a moment, optionally only those that have not arrived. */
  replayWebhook: {
    params: idParams,
    body: z.union([
      z.object({ deliveryId: id }),
      z.object({ since: instant, undeliveredOnly: z.boolean().default(false) }),
    ]),
    answer: z.object({ count: z.number() }),
  },
} as const satisfies Record<keyof typeof webhooksRoutes, Schemas>;
