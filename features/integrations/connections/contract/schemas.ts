import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { byKey, keyedPage } from "#packages/contract/list-shapes.ts";
import { id, idParams } from "#packages/contract/shapes.ts";
import { connectionKinds, connectionNameLength, listedStates, secretMax } from "../domain/connections.ts";
import type { connectionsRoutes } from "./routes.ts";
import { connection, mapping, order, sample } from "./shapes.ts";

const name = z.string().max(connectionNameLength.max);
/** The secret that Shopify shows. Null for the other kinds, whose secret is made here. */
const secret = z.string().max(secretMax).nullable().default(null);
const mappingErrors = ["REQUIRED", "PATH_WRONG", "CONTACT_PATH_REQUIRED"] as const;
const nameErrors = ["NAME_TOO_SHORT", "NAME_TOO_LONG", "NAME_RESERVED"] as const;

export const connectionsSchemas = {
  listConnections: { answer: z.array(connection) },
  createConnection: {
    body: z.object({
      kind: z.enum(connectionKinds),
      name,
      pointOfSaleId: id,
      secret,
      dryRun: z.boolean().default(false),
      /** Required if the kind is GENERIC. */
      mapping: mapping.nullable().default(null),
    }),
    answer: z.object({
      connection,
      /** The secret that signs webhooks, shown only here; null if the shop made it. */
      secret: z.string().nullable(),
    }),
    errors: [...mappingErrors, ...nameErrors, "SECRET_TOO_SHORT", "TOO_MANY_CONNECTIONS"],
  },
  getConnection: { params: idParams, answer: connection },
  updateConnection: {
    params: idParams,
    body: z.object({
      name,
      pointOfSaleId: id,
      paused: z.boolean(),
      dryRun: z.boolean(),
      /** Absent or null: unchanged. */
      mapping: mapping.nullable().default(null),
    }),
    answer: connection,
    errors: [...mappingErrors, ...nameErrors],
  },
  removeConnection: { params: idParams },
  /** For a day the former secret is accepted too, unless the connection is paused. */
  renewConnectionSecret: {
    params: idParams,
    body: z.object({ secret }),
    answer: z.object({ connection, secret: z.string().nullable() }),
    errors: ["REQUIRED", "SECRET_TOO_SHORT"],
  },
  /** The latest received first. */
  listConnectionOrders: {
    params: idParams,
    query: byKey.extend({ state: z.enum(listedStates).optional() }),
    answer: keyedPage(order),
    errors: ["INVALID_INPUT"],
  },
  /** Answers the order after the attempt, which may be refused again. The codes are those that an order may have. */
  retryConnectionOrder: {
    params: idParams,
    answer: order,
    errors: [
      "CANNOT_TRY_AGAIN",
      "FIELD_MISSING",
      "FIELD_WRONG",
      "ORDER_CANCELLED",
      "ORDER_MISSING",
      "OTHER_CURRENCY",
      "POINT_OF_SALE_CLOSED",
    ],
  },
  tryConnectionSample: {
    params: idParams,
    body: z.object({
      /** The message as text. */
      payload: z.string().max(200_000),
      /** Absent: recognised by the message. */
      topic: z.string().max(60).optional(),
      /** A mapping to try instead of the stored one. */
      mapping: mapping.nullable().default(null),
    }),
    answer: sample,
    errors: mappingErrors,
  },
} as const satisfies Record<keyof typeof connectionsRoutes, Schemas>;
