import { expect, test } from "vitest";
import { descriptions } from "#features/descriptions.ts";
import { webhookTypes } from "#features/integrations/webhooks/domain/webhooks.ts";
import { routes } from "#features/routes.ts";
import { startApi } from "#tests/api/harness.ts";

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags: string[];
  security?: unknown[];
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown>; $ref?: string }>;
}

interface OpenApi {
  info: { description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
}

const api = await startApi();
async function read(url: string): Promise<OpenApi> {
  return (await api.app.inject({ url, headers: { host: "localhost" } })).json();
}
const operationsOf = ({ paths }: OpenApi) => Object.values(paths).flatMap((each) => Object.values(each));

test("the OpenAPI description states each endpoint’s access, headers, answer and refusals", async () => {
  const description = await read("/api/openapi.json");
  const operations = operationsOf(description);
  const of = (name: string) => operations.find(({ operationId }) => operationId === name);
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(routes).sort());
  for (const { responses } of operations) {
    expect(responses.default).toEqual({ $ref: "#/components/responses/Problem" });
    expect(responses[404]).toBeDefined();
  }
  expect(description.servers).toEqual([{ url: api.services.config.publicUrl.origin }]);
  expect(of("logIn")?.security).toEqual([]);
  expect(JSON.stringify(of("logIn")?.responses[401])).toContain("secondStep");
  expect(of("getConsumerHome")?.security).toBeUndefined();
  const headers = of("registerPurchase")?.parameters?.filter((each) => each.in === "header");
  expect(headers).toMatchObject([
    { name: "Stammis-Chain", required: true },
    { name: "Idempotency-Key", required: true },
  ]);
  expect(JSON.stringify(of("registerPurchase")?.responses[409])).toContain("NOT_ENOUGH_POINTS");
  expect(of("listMembers")).toMatchObject({ "x-scope": "members:read" });
  expect(Object.keys(of("setChainLogo")?.requestBody?.content ?? {})).toEqual(["multipart/form-data"]);
  expect(of("removeMember")?.responses[204]?.content).toBeUndefined();
  expect(of("removeMember")?.responses[200]).toBeUndefined();
});

test("the OpenAPI description has a summary, a description and a listed group for every call and webhook", async () => {
  const description = await read("/api/openapi.json");
  expect(Object.keys(description.webhooks)).toEqual([...webhookTypes, "webhook.test"]);
  const groups = description.tags.map(({ name }) => name);
  for (const operation of [
    ...operationsOf(description),
    ...Object.values(description.webhooks).map(({ post }) => post),
  ]) {
    expect(operation.summary, operation.operationId).toMatch(/\S/);
    expect(operation.description, operation.operationId).toMatch(/\S/);
    for (const tag of operation.tags) expect(groups).toContain(tag);
  }
});

test("the OpenAPI description with calls=key has only the calls that a key may make", async () => {
  const names = operationsOf(await read("/api/openapi.json?calls=key")).map(({ operationId }) => operationId);
  expect(names.sort()).toEqual(Object.keys(descriptions).sort());
});

test("the page of the API has scripts and styles of its own host only, under a policy for them", async () => {
  const headers = { host: "localhost", "accept-encoding": "br" };
  const page = await api.app.inject({ url: "/api/docs", headers });
  expect(page.headers["content-security-policy"]).toContain("script-src 'self' 'nonce-");
  expect(page.headers["content-security-policy"]).not.toMatch(/https?:/);
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  const files = addresses.filter((address) => address !== "data:,");
  expect(files).toEqual(["/api/docs/style.css", "/api/docs/reader.js", "/api/docs/start.js"]);
  for (const url of files) {
    const file = await api.app.inject({ url: url ?? "", headers });
    expect(file).toMatchObject({ statusCode: 200, headers: { "content-encoding": "br" } });
  }
});

test("the page of the API introduces it by docs/integrations.md, without links to files", async () => {
  const { description } = (await read("/api/openapi.json?calls=key")).info;
  expect(description).toContain("## A till in five calls");
  expect(description.match(/\]\((?!https)[^)]*\)/g)).toBeNull();
});

test("the OpenAPI description refers only to components that it contains", async () => {
  const description = await read("/api/openapi.json");
  const references = JSON.stringify(description).match(/#\/components\/[\w/]+/g) ?? [];
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const [, ...path] = reference.split("/");
    expect(
      path.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], description),
      reference,
    ).toBeDefined();
  }
});

/** Paths that the spec fixes (§7), although some requests match another path as well. */
const fixedPaths = [
  "/api/merchant/locations/last/{id}",
  "/api/public/chain/points/{subdomain}",
  "/api/public/chain/subdomain/{subdomain}",
];

/** Whether some address matches both paths and neither path is the more specific one in every segment. */
function isAmbiguous(one: string, other: string): boolean {
  const [ones, others] = [one.split("/"), other.split("/")];
  if (ones.length !== others.length) return false;
  const isParameter = (segment: string) => segment.startsWith("{");
  const pairs = ones.map((segment, at) => [segment, others[at] as string] as const);
  const matchBoth = pairs.every(([a, b]) => a === b || isParameter(a) || isParameter(b));
  const hasParameter = pairs.some(([a, b]) => isParameter(a) && !isParameter(b));
  const hasWord = pairs.some(([a, b]) => !isParameter(a) && isParameter(b));
  return matchBoth && hasParameter === hasWord;
}

test("no two paths of the description are ambiguous, except with paths that the spec fixes", async () => {
  const paths = Object.keys((await read("/api/openapi.json")).paths);
  const pairs = paths.flatMap((one, at) =>
    paths.slice(at + 1).flatMap((other) => (isAmbiguous(one, other) ? [[one, other] as const] : [])),
  );
  const free = pairs.filter((pair) => !pair.some((path) => fixedPaths.includes(path)));
  expect(free).toEqual([]);
  expect(pairs.length).toBeGreaterThan(0);
});
