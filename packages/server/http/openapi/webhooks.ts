import * as z from "zod";
import type { Schema } from "#packages/contract/endpoint.ts";
import { type ExampleValues, exampleOf } from "./examples.ts";
import type { Shapes } from "./shapes.ts";

const headers = {
  "webhook-id": "The id of the event. An event may arrive twice with the same id.",
  "webhook-timestamp": "The time of this attempt, in seconds since 1970.",
  "webhook-signature": "`v1,` and the base64 of an HMAC-SHA-256 over `id.timestamp.body`.",
};

const pascal = (type: string) => type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Describes a club's webhooks by event: posted to the merchant's URL and signed by Standard Webhooks. */
export function describeWebhooks(
  webhooks: Readonly<Record<string, { description: string; data: Schema }>>,
  values: ExampleValues,
  shapes: Shapes,
): Record<string, object> {
  const described = Object.entries(webhooks).map(([type, { description, data }]) => {
    const body = z.object({
      type: z.literal(type),
      timestamp: z.iso.datetime({ offset: true }),
      data: data as unknown as z.ZodType,
    });
    const schema = shapes.component(body, "output", `${pascal(type)}Event`);
    const post = {
      operationId: `on${pascal(type)}`,
      tags: ["Webhooks"],
      summary: type,
      description,
      security: [],
      parameters: Object.entries(headers).map(([name, text]) => ({
        name,
        in: "header",
        required: true,
        description: text,
        schema: { type: "string" },
      })),
      requestBody: {
        required: true,
        content: {
          "application/json": { schema, example: exampleOf(schema, { values, components: shapes.components }) },
        },
      },
      responses: {
        "2XX": { description: "Received" },
        "410": { description: "Turns the webhook off" },
        "4XX": { description: "Tried again later, as every other answer" },
      },
    };
    return [type, { post }];
  });
  return Object.fromEntries(described);
}
