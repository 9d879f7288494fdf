import { expect, test } from "vitest";
import { apiContract } from "#apps/api/start/handlers.ts";
import { schemas } from "#features/schemas.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import { openapiOf } from "#packages/server/http/openapi/openapi.ts";

interface Content {
  content?: Record<string, { example?: unknown }>;
}
interface Operation {
  operationId: EndpointName;
  requestBody?: Content;
  parameters: { in: string; name: string; required: boolean; example?: unknown }[];
  responses: Record<string, Content>;
}

const description = openapiOf(apiContract, { server: "https://stammis.example", keyCallsOnly: false });
const operations = Object.values(description.paths).flatMap((path) => Object.values(path)) as Operation[];

const jsonOf = (content: Content | undefined) => content?.content?.["application/json"];
const parametersOf = ({ parameters }: Operation, place: string) =>
  Object.fromEntries(
    parameters.filter((each) => each.in === place && "example" in each).map(({ name, example }) => [name, example]),
  );

test("every example is valid by the schemas of its call", () => {
  expect(operations.length).toBeGreaterThan(400);
  for (const operation of operations) {
    const { params, query, body, answer }: Schemas = schemas[operation.operationId];
    const name = operation.operationId;
    if (params) expect(() => params.parse(parametersOf(operation, "path")), `${name} path`).not.toThrow();
    if (query) expect(() => query.parse(parametersOf(operation, "query")), `${name} query`).not.toThrow();
    if (body) expect(() => body.parse(jsonOf(operation.requestBody)?.example), `${name} body`).not.toThrow();
    if (answer) expect(() => answer.parse(jsonOf(operation.responses[200])?.example), `${name} answer`).not.toThrow();
  }
});

test("the example of every webhook is valid by its schema", () => {
  for (const [type, { data }] of Object.entries(apiContract.reference.webhooks)) {
    const { post } = description.webhooks[type] as { post: Operation };
    const event = jsonOf(post.requestBody)?.example as { type: string; data: unknown };
    expect(event.type).toBe(type);
    expect(() => data.parse(event.data), type).not.toThrow();
  }
});
