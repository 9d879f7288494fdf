import { expect, test } from "vitest";
import { webhookTypes } from "#features/integrations/webhooks/domain/webhooks.ts";
import { routes } from "#features/routes.ts";
import { startApi } from "#tests/api/harness.ts";

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

test("the OpenAPI description states each endpoint’s access, headers, answer and refusals", async () => {
  const api = await startApi();
  const answer = await api.app.inject({ url: "/api/openapi.json", headers: { host: "localhost" } });
  const paths: Record<string, Record<string, Operation>> = answer.json().paths;
  const operations = Object.values(paths).flatMap((each) => Object.values(each));
  const of = (name: string) => operations.find(({ operationId }) => operationId === name);
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(routes).sort());
  for (const { responses } of operations) {
    expect(Object.keys(responses.default?.content ?? {})).toEqual(["application/problem+json"]);
  }
  expect(of("logIn")?.security).toEqual([]);
  expect(of("getConsumerHome")?.security).toBeUndefined();
  const headers = of("registerPurchase")?.parameters?.filter((each) => each.in === "header");
  expect(headers).toMatchObject([
    { name: "Stammis-Chain", required: true },
    { name: "Idempotency-Key", required: true },
  ]);
  expect(Object.keys(answer.json().webhooks)).toEqual([...webhookTypes]);
  expect(of("listMembers")).toMatchObject({ "x-scope": "members:read" });
  expect(Object.keys(of("setChainLogo")?.requestBody?.content ?? {})).toEqual(["multipart/form-data"]);
  expect(Object.keys(of("removeMember")?.responses ?? {})).toEqual(["204", "default"]);
  expect(of("removeMember")?.responses[204]?.content).toBeUndefined();
});
