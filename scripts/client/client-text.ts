import { join } from "node:path";
import { apiContract } from "#apps/api/start/handlers.ts";
import { routes } from "#features/routes.ts";
import { schemas } from "#features/schemas.ts";
import { type Route, scopeOf, scopesOf } from "#packages/contract/endpoint.ts";
import { everywhere, refusalsOf } from "#packages/contract/refusals.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import { type JsonSchema, referredComponent } from "#packages/server/http/openapi/json-schema.ts";
import { openapiOf } from "#packages/server/http/openapi/openapi.ts";
import { root } from "../files.ts";
import { fieldOf, typeOf } from "../json-types.ts";

export const clientFile = join(root, "packages/client/src/calls.ts");

interface Content {
  content?: Record<string, { schema: JsonSchema }>;
}
interface Operation {
  operationId: EndpointName;
  summary: string;
  parameters: { in: string; name: string; required: boolean; schema: JsonSchema; description?: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const description = openapiOf(apiContract, { server: "https://stammis.example", keyCallsOnly: true });
const operations = Object.values(description.paths).flatMap((path) => Object.values(path)) as Operation[];
const events = Object.values(description.webhooks) as { post: Operation }[];
const callable = (Object.keys(routes) as EndpointName[]).filter((name) => scopeOf(routes[name]) !== "withheld");
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const jsonOf = (part: Content | undefined) => part?.content?.["application/json"]?.schema;

const comment = (text: string | undefined) => (text ? `  /** ${text} */\n` : "");

interface Field {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  description: string | undefined;
}

const interfaceOf = (name: string, fields: readonly Field[]) =>
  `export interface ${name} {\n${fields.map((field) => `${comment(field.description)}  ${fieldOf(field.name, field.schema, field.isRequired)};`).join("\n")}\n}`;

/** Writes a component: an object as an interface whose fields have comments. */
function componentText([name, schema]: [string, JsonSchema]): string {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties);
  if (schema.type !== "object" || fields.length === 0) return `export type ${name} = ${typeOf(schema)};`;
  return interfaceOf(
    name,
    fields.map(([field, part]) => {
      return { name: field, schema: part, isRequired: required.includes(field), description: part.description };
    }),
  );
}

const inPlace = ({ parameters }: Operation, place: string): Field[] =>
  parameters
    .filter((each) => each.in === place)
    .map(({ required, ...each }) => ({
      name: each.name,
      schema: each.schema,
      isRequired: required,
      description: each.description,
    }));

function queryText(operation: Operation): string[] {
  const fields = inPlace(operation, "query");
  return fields.length === 0 ? [] : [interfaceOf(`${capitalised(operation.operationId)}Query`, fields)];
}

/** Returns the input type of a call; optional when nothing is required. */
function inputOf(operation: Operation, mayLack: boolean): string {
  const [params, query] = [inPlace(operation, "path"), inPlace(operation, "query")];
  const body = jsonOf(operation.requestBody);
  const isQueryFree = query.every(({ isRequired }) => !isRequired);
  const parts = [
    ...(params.length > 0
      ? [`params: { ${params.map(({ name, schema }) => fieldOf(name, schema, true)).join("; ")} }`]
      : []),
    ...(query.length > 0 ? [`query${isQueryFree ? "?" : ""}: ${capitalised(operation.operationId)}Query`] : []),
    ...(body ? [`body: ${typeOf(body)}`] : []),
  ];
  if (parts.length === 0) return `input${mayLack ? "?" : ""}: Record<string, never>`;
  const isFree = params.length === 0 && isQueryFree && !body;
  return `input${mayLack && isFree ? "?" : ""}: { ${parts.join("; ")} }`;
}

function callText(operation: Operation): string {
  const name = operation.operationId;
  const route: Route = routes[name];
  const must = [route.idempotent && "idempotencyKey: string", route.upload && "file: Blob"].filter(Boolean);
  const options = `options${must.length > 0 ? "" : "?"}: { ${["signal?: AbortSignal", ...must].join("; ")} }`;
  const schema = jsonOf(operation.responses[200]);
  const answer = route.download ? "Blob" : schema ? typeOf(schema) : "undefined";
  return `  /** ${operation.summary}. ${route.method} ${route.path}. Scope: ${scopesOf(route).join(" or ")}. */
  ${name}(${inputOf(operation, must.length === 0)}, ${options}): Promise<${answer}>;`;
}

function routeText(name: EndpointName): string {
  const { method, path, download }: Route = routes[name];
  return `  ${name}: { method: "${method}", path: "${path}", download: ${download !== undefined} },`;
}

const union = (words: readonly string[]) => words.map((word) => `"${word}"`).join(" | ");

/** Lists the codes that a call declares, besides those that every call may have. */
function refusalsText(name: EndpointName): string[] {
  const shared = new Set<string>([...everywhere, "NOT_SIGNED_IN", "NO_ACCESS", "SCOPE_MISSING", "READ_ONLY"]);
  const codes = [...refusalsOf(routes[name], schemas[name])].filter((code) => !shared.has(code)).sort();
  return codes.length === 0 ? [] : [`  ${name}: ${union(codes)};`];
}

/** Returns the client's generated file for the present contract. */
export function clientText(): string {
  const codes = new Set(callable.flatMap((name) => [...refusalsOf(routes[name], schemas[name])]));
  const { Problem: _, ...components } = description.components.schemas;
  const eventNames = events.map(({ post }) => referredComponent(jsonOf(post.requestBody) ?? {}));
  const inOrder = new Map(operations.map((operation) => [operation.operationId, operation]));
  const calls = callable.flatMap((name) => inOrder.get(name) ?? []);
  const shapes = Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1));
  return `// Written by \`npm run client\` from the contract. Do not edit.

/** Why a call is refused, overall or at a field. */
export type RefusalCode =
${[...codes]
  .sort()
  .map((code) => `  | "${code}"`)
  .join("\n")};

/** The codes of each call, besides those that every call may have. */
export interface CallRefusals {
${callable.flatMap(refusalsText).join("\n")}
}

/** What a webhook receives: the event, its time and its data. */
export type WebhookEvent =
${eventNames.map((name) => `  | ${name}`).join("\n")};

${shapes.map(componentText).join("\n\n")}

${calls.flatMap(queryText).join("\n\n")}

/** The calls that a key may make. */
export interface Calls {
${calls.map(callText).join("\n\n")}
}

export const calls: Record<keyof Calls, { method: string; path: string; download: boolean }> = {
${callable.map(routeText).join("\n")}
};
`;
}
