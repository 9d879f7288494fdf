import { join } from "node:path";
import * as z from "zod";
import { webhookEvents } from "#features/integrations/webhooks/contract/event-shapes.ts";
import { routes } from "#features/routes.ts";
import { schemas } from "#features/schemas.ts";
import { type Route, type Schema, type Schemas, scopeOf, scopesOf } from "#packages/contract/endpoint.ts";
import { refusalsOf } from "#packages/contract/refusals.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import { root } from "../files.ts";
import { type JsonSchema, typeOf } from "../json-types.ts";
import { clientShapes } from "./client-shapes.ts";

export const clientFile = join(root, "packages/client/src/calls.ts");

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(clientShapes)) names.add(schema as unknown as z.ZodType, { id });

const shapeOf = (schema: Schema, io: "input" | "output") =>
  z.toJSONSchema(schema as unknown as z.ZodType, {
    io,
    unrepresentable: "any",
    reused: "inline",
    metadata: names,
  }) as JsonSchema;

/** Each named shape, as the text of the API's output. */
const writtenOut = new Map<string, string>();
for (const [name, schema] of Object.entries(clientShapes)) {
  typeOf(shapeOf(z.array(schema as unknown as z.ZodType), "output"), (definition, text) => {
    if (definition === name) writtenOut.set(name, text);
    return definition in clientShapes ? definition : text;
  });
}

/** Uses a shape's name for input only when its output is identical, because defaults may make fields optional. */
const textOf = (schema: Schema, io: "input" | "output") =>
  typeOf(shapeOf(schema, io), (definition, text) => (writtenOut.get(definition) === text ? definition : text));

const callable = (Object.keys(routes) as EndpointName[]).filter((name) => scopeOf(routes[name]) !== "withheld");

/** Returns the input type of a call; optional when nothing is required. */
function inputOf({ params, query, body }: Schemas, mayLack: boolean): string {
  const parts = Object.entries({ params, query, body }).filter((part): part is [string, Schema] => Boolean(part[1]));
  if (parts.length === 0) return `input${mayLack ? "?" : ""}: Record<string, never>`;
  const isFree = ([part, schema]: [string, Schema]) => {
    const { type, required = [] } = shapeOf(schema, "input");
    return part === "query" && type === "object" && required.length === 0;
  };
  const fields = parts.map((part) => `${part[0]}${isFree(part) ? "?" : ""}: ${textOf(part[1], "input")}`);
  return `input${mayLack && parts.every(isFree) ? "?" : ""}: { ${fields.join("; ")} }`;
}

function callText(name: EndpointName): string {
  const route: Route = routes[name];
  const of: Schemas = schemas[name];
  const must = [route.idempotent && "idempotencyKey: string", route.upload && "file: Blob"].filter(Boolean);
  const options = `options${must.length > 0 ? "" : "?"}: { ${["signal?: AbortSignal", ...must].join("; ")} }`;
  const answer = route.download ? "Blob" : of.answer ? textOf(of.answer, "output") : "undefined";
  return `  /** ${route.method} ${route.path}. Scope: ${scopesOf(routes[name]).join(" or ")}. */
  ${name}(${inputOf(of, must.length === 0)}, ${options}): Promise<${answer}>;`;
}

function routeText(name: EndpointName): string {
  const { method, path, download }: Route = routes[name];
  return `  ${name}: { method: "${method}", path: "${path}", download: ${download !== undefined} },`;
}

const eventText = ([type, { data }]: [string, { data: Schema }]) =>
  `  | { type: "${type}"; timestamp: string; data: ${textOf(data, "output")} }`;

/** Returns the client's generated file for the present contract. */
export function clientText(): string {
  const codes = new Set(callable.flatMap((name) => [...refusalsOf(routes[name], schemas[name])]));
  return `// Made by \`npm run client\` from packages/contract: what a key may call, and what a webhook brings. Not edited by hand.

/** Why a call is refused, whole or at a field. */
export type RefusalCode =
${[...codes]
  .sort()
  .map((code) => `  | "${code}"`)
  .join("\n")};

/** What a webhook brings: what happened, when, and of what. */
export type WebhookEvent =
${Object.entries(webhookEvents).map(eventText).join("\n")};

${[...writtenOut].map(([name, text]) => `export type ${name} = ${text};`).join("\n\n")}

export interface Calls {
${callable.map(callText).join("\n\n")}
}

export const calls: Record<keyof Calls, { method: string; path: string; download: boolean }> = {
${callable.map(routeText).join("\n")}
};
`;
}
