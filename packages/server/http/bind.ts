import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import type { ZodType } from "zod";
import type { Description } from "#packages/contract/descriptions.ts";
import type { Route, Schema, Schemas } from "#packages/contract/endpoint.ts";
import type { ErrorStatuses } from "#packages/contract/error-codes.ts";
import type { EndpointName, KeyEndpointName } from "#packages/contract/routes.ts";
import type { Streams } from "../live/streams.ts";
import type { Topic } from "../live/topics.ts";
import type { AnyHandlers, Download } from "../request/call.ts";
import { Refusal, refuse } from "../request/refusal.ts";
import type { Authenticator } from "./authenticate.ts";
import { knownDevice } from "./device-cookie.ts";
import { answerInSupport, checkSupport } from "./in-support.ts";
import { checkKey } from "./key-scopes.ts";
import { serveStream } from "./serve-stream.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the answer is an endless stream, which is left out of response time metrics. */
    stream?: true;
  }
}

/** The contracts of all nouns: routes, schemas and refusal statuses, and what only the description of the API shows. */
export interface ApiContract {
  routes: Readonly<Record<EndpointName, Route>>;
  schemas: Readonly<Record<EndpointName, Schemas>>;
  errorCodes: ErrorStatuses;
  reference: ApiReference;
}

/** What the description of the API shows in addition to the contract. */
export interface ApiReference {
  descriptions: Readonly<Record<KeyEndpointName, Description>>;
  /** Webhook events with the schema of their data. */
  webhooks: Readonly<Record<string, { description: string; data: Schema }>>;
  /** The groups of calls, with a description. */
  groups: Readonly<Record<string, string>>;
  /** Example values of fields by name, in order of preference. */
  exampleValues: Readonly<Record<string, readonly unknown[]>>;
  /** The names of shapes that several calls share. */
  shapes: Readonly<Record<string, Schema>>;
  /** The meaning of fields, by `Shape.field`, by `outerField.field`, or by the field's name. */
  fields: Readonly<Record<string, string>>;
  /** Builds the client as an npm package. */
  clientPackage: () => Promise<Buffer>;
}

type Zod = { params?: ZodType; query?: ZodType; body?: ZodType; answer?: ZodType };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function keyOf(request: FastifyRequest): string {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || key === "") return refuse("IDEMPOTENCY_KEY_MISSING");
  if (!uuid.test(key)) refuse("IDEMPOTENCY_KEY_INVALID");
  return key.toLowerCase();
}

async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) refuse("UNSUPPORTED_MEDIA");
  try {
    const file = await request.file();
    return file ? await file.toBuffer() : refuse("REQUIRED");
  } catch (error) {
    // Passes on refusals and errors with a status (too large). The parser's bare errors for broken forms become
    // INVALID_INPUT.
    if (error instanceof Refusal || (error as { statusCode?: number }).statusCode) throw error;
    return refuse("INVALID_INPUT");
  }
}

/** Character sets of text downloads; the only plain one is SIE, which uses PC8. */
const charsets: Record<string, string> = { "text/csv": "utf-8", "text/plain": "ibm437" };

/** Sends a named file as an attachment, so that a browser does not open it in place of the page. */
function sendFile(reply: FastifyReply, type: string, file: Download) {
  const name = encodeURIComponent(file.fileName);
  return reply
    .type(charsets[type] ? `${type}; charset=${charsets[type]}` : type)
    .header("content-disposition", `attachment; filename*=UTF-8''${name}`)
    .send("bytes" in file ? file.bytes : Readable.from(file.pieces));
}

/** Binds every endpoint of the contract to its handler, with its path, schemas and access. */
export function bindEndpoints(
  app: FastifyInstance,
  contract: ApiContract,
  handlers: AnyHandlers,
  means: { authenticator: Authenticator; streams: Streams },
): void {
  for (const name of Object.keys(contract.routes) as EndpointName[]) bind(app, contract, name, handlers[name], means);
}

/** Returns the schemas that validate a request and serialise its answer. */
function schemaOf({ schemas }: ApiContract, name: EndpointName): FastifySchema {
  const { params, query, body, answer }: Zod = schemas[name] as Zod;
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(answer && { response: { 200: answer } }),
  };
}

function bind(
  app: FastifyInstance,
  contract: ApiContract,
  name: EndpointName,
  handler: AnyHandlers[EndpointName],
  { authenticator, streams }: { authenticator: Authenticator; streams: Streams },
): void {
  const route = contract.routes[name];
  const { answer } = contract.schemas[name];
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    // Nonces and policies are for pages; app.ts sets the few headers of API answers.
    helmet: false,
    // Mail programs post such forms for thousands of people from one address; invalid posts have their own limit.
    config: route.form ? { takesForm: true, rateLimit: false } : {},
    schema: schemaOf(contract, name),
    // A stream has no HEAD route, and its duration is no response time.
    ...(route.stream && { exposeHeadRoute: false, config: { stream: true } }),
    // Access is checked before the body is parsed.
    preValidation: async (request) => {
      request.context = await authenticator.authenticate(request, route.access, route.stream ? "heard" : "used");
      checkSupport(route, request.context);
      checkKey(route, request.context);
    },
    handler: async (request, reply) => {
      const call = {
        ...request.context,
        params: request.params,
        query: request.query,
        body: request.body,
        ...(route.upload && { file: await fileOf(request) }),
        ...(route.device && { device: knownDevice(request, reply) }),
        ...(route.idempotent && { idempotencyKey: keyOf(request) }),
      };
      const result = answerInSupport({ name, route, answer }, request.context, await handler(call as never));
      if (route.stream) {
        const { errorCodes } = contract;
        return serveStream(request, reply, route, result as readonly Topic[], { streams, authenticator, errorCodes });
      }
      // A refusal uses the caller's language, even if the club does not offer it.
      const { textLanguage } = request.context;
      if (textLanguage) reply.header("content-language", textLanguage);
      if (result === undefined) return reply.code(204).send();
      return route.download ? sendFile(reply, route.download, result as Download) : result;
    },
  });
}
