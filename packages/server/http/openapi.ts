import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import Fastify, { type FastifyInstance, type FastifySchema } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import * as z from "zod";
import { type Route, scopeOf } from "#packages/contract/endpoint.ts";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { refusalsOf } from "#packages/contract/refusals.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import { type ApiContract, schemaOf } from "./bind.ts";

const text = { type: "string" } as const;
/** Returns an endpoint's refusals with their codes, overall or for a field. */
/**
 * The data of a refused concurrent save: its author and time if disclosed, and the answer that saving would have given
 * before.
 */
const changed = {
  type: "object",
  required: ["by", "at", "present"],
  properties: { by: { type: ["string", "null"] }, at: { type: ["string", "null"] }, present: {} },
};

const problemWith = (codes: readonly ErrorCode[]) => ({
  description: "A refusal: the code names it, the message says it in the caller's language.",
  content: {
    "application/problem+json": {
      schema: {
        type: "object",
        required: ["type", "title", "status", "code", "message", "requestId"],
        properties: {
          type: text,
          title: text,
          status: { type: "integer" },
          code: { ...text, enum: codes },
          message: text,
          errors: { type: "object", additionalProperties: text },
          fieldCodes: { type: "object", additionalProperties: { ...text, enum: codes } },
          ...(codes.includes("CHANGED_MEANWHILE") && { changed }),
          requestId: text,
        },
      },
    },
  },
});

const eventsTold = `Server-sent events, each with a line of JSON, until either side ends them. \`open\` ({"beatSeconds"}): from now
on something comes at least so often, if only a comment. \`wake\` ({"whose": "member" | "club", "within"}): something of the
member's own, or of what the club shows all alike, has changed; ask for it again within so many milliseconds, at a moment
of your own choice. \`bye\` ({"why": "ended" | "again" | "crowded", "within"}): the last one; come again within so many
milliseconds, or not at all.`;

const file = {
  type: "object",
  required: ["file"],
  properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
};

function headersOf({ access, idempotent }: Route) {
  const properties = {
    ...(access.who === "staff" && { "Stammis-Chain": { ...text, description: "The subdomain of the chain" } }),
    ...(idempotent && { "Idempotency-Key": { ...text, format: "uuid", description: "Made on the device" } }),
  };
  return { type: "object", properties, required: Object.keys(properties) };
}

/** Adds facts that the schemas lack: access, required headers, the uploaded file and refusals. */
function described({ routes, schemas }: ApiContract, schema: FastifySchema): FastifySchema {
  const name = schema.operationId as EndpointName;
  const route: Route | undefined = routes[name];
  if (!route) return schema;
  const scope = scopeOf(route);
  const isOpen = route.access.who === "anyone" || route.access.who === "visitor";
  const answers = route.download
    ? {
        200: {
          description: "The file",
          content: { [route.download]: { schema: { type: "string", format: "binary" } } },
        },
      }
    : route.stream
      ? { 200: { description: eventsTold, content: { "text/event-stream": { schema: text } } } }
      : ((schema.response as object | undefined) ?? { 204: { type: "null", description: "Done" } });
  return {
    ...schema,
    headers: headersOf(route),
    ...(route.upload && { body: file }),
    ...(isOpen && { security: [] }),
    ...(scope !== "withheld" && { "x-scope": scope }),
    response: { ...answers, default: problemWith([...refusalsOf(route, schemas[name])]) },
  };
}

/** Describes a club's webhooks by event: posted to the merchant's URL and signed by Standard Webhooks. */
const describeWebhooks = (webhookData: ApiContract["webhookData"]) =>
  Object.fromEntries(
    Object.entries(webhookData).map(([type, data]) => {
      const body = z.object({ type: z.literal(type), timestamp: z.iso.datetime({ offset: true }), data });
      const { $schema: _, ...schema } = z.toJSONSchema(body);
      const headers = ["webhook-id", "webhook-timestamp", "webhook-signature"];
      const post = {
        summary: type,
        parameters: headers.map((name) => ({ name, in: "header", required: true, schema: text })),
        requestBody: { required: true, content: { "application/json": { schema } } },
        responses: { "2XX": { description: "Received" }, "410": { description: "Tell no more" } },
      };
      return [type, { post }];
    }),
  );

/** Builds a separate app that only serves its description: OpenAPI and a page to read it in a browser. */
export async function describedApi(contract: ApiContract): Promise<FastifyInstance> {
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Stammis",
        version: "1",
        description:
          "Members call on their chain's own host. Staff name the chain in the header `Stammis-Chain`. Both send `Authorization: Bearer <token>`. A program of others sends a key (`stk_…`) that a merchant has made, with `Stammis-Chain`; `x-scope` says which of its scopes a call needs.",
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
      security: [{ bearer: [] }],
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      return { schema: described(contract, schema), url };
    },
  });
  const webhooks = describeWebhooks(contract.webhookData);
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
  for (const name of Object.keys(contract.routes) as EndpointName[]) {
    const { method, path } = contract.routes[name];
    app.route({ method, url: `/api${path}`, schema: schemaOf(contract, name), handler: async () => {} });
  }
  app.get("/api/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.type("application/json").send(JSON.stringify({ ...app.swagger(), webhooks })),
  );
  await app.ready();
  return app;
}
