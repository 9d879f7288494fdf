import { expect, test } from "vitest";
import { apiContract } from "#apps/api/start/handlers.ts";
import type { JsonSchema } from "#packages/server/http/openapi/json-schema.ts";
import { openapiOf } from "#packages/server/http/openapi/openapi.ts";

interface Content {
  content?: Record<string, { schema: JsonSchema }>;
}
interface Operation {
  operationId: string;
  parameters: { name: string; description?: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const description = openapiOf(apiContract, { server: "https://stammis.example", keyCallsOnly: true });
const { schemas } = description.components;
const calls = Object.values(description.paths).flatMap((path) => Object.values(path)) as Operation[];
const webhooks = Object.values(description.webhooks).map(({ post }: { post?: Operation }) => post as Operation);

const contentsOf = ({ requestBody, responses }: Operation) =>
  [requestBody, responses[200]].flatMap((part) => {
    const schema = part?.content?.["application/json"]?.schema;
    return schema ? [schema] : [];
  });

test("every body, answer and event with fields is a component, so that generated clients name its type", () => {
  const contents = [...calls, ...webhooks].flatMap(contentsOf);
  expect(contents.length).toBeGreaterThan(150);
  for (const schema of contents) {
    expect(schema.properties, JSON.stringify(schema)).toBeUndefined();
    expect(schema.items?.properties, JSON.stringify(schema)).toBeUndefined();
  }
});

test("shapes with the same fields have one name", () => {
  const withFields = Object.entries(schemas).filter(([, { properties = {} }]) => Object.keys(properties).length > 2);
  const groups = Map.groupBy(withFields, ([, schema]) => JSON.stringify(schema));
  const repeated = [...groups.values()].filter((group) => group.length > 1).map((group) => group.map(([name]) => name));
  expect(repeated).toEqual([]);
});

/** Returns the fields without a description in a schema and the components that it contains. */
function undescribed(schema: JsonSchema, path: string, visited: Set<string>): string[] {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    if (visited.has(name)) return [];
    visited.add(name);
    return undescribed(schemas[name] ?? {}, name, visited);
  }
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, part]) => [
    ...(part.description ? [] : [`${path}.${field}`]),
    ...undescribed(part, `${path}.${field}`, visited),
  ]);
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...fields, ...parts.flatMap((part) => undescribed(part, path, visited))];
}

test("every field and parameter of the calls of keys, and of events, has a description", () => {
  const visited = new Set<string>();
  const missing = [...calls, ...webhooks].flatMap((call) => [
    ...call.parameters.filter((each) => !each.description).map(({ name }) => `${call.operationId}.${name}`),
    ...contentsOf(call).flatMap((schema) => undescribed(schema, call.operationId, visited)),
  ]);
  expect(missing).toEqual([]);
});
