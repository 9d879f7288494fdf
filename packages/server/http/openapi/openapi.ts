import { type Route, scopeOf } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { ApiContract } from "../bind.ts";
import { describeFields } from "./describe-fields.ts";
import type { Components } from "./json-schema.ts";
import { groupOf, operationOf } from "./operation.ts";
import { problemSchema, sharedProblems } from "./problems.ts";
import { collectShapes } from "./shapes.ts";
import { describeWebhooks } from "./webhooks.ts";

export interface Extent {
  /** The address of the installation, without a path. */
  server: string;
  /** Describes only the calls that a key may make. */
  keyCallsOnly: boolean;
  /** Markdown in place of the short introduction. */
  introduction?: string;
}

const shortIntroduction =
  "Members call on their club's own host. Staff name the club in the header `Stammis-Chain`. Both send `Authorization: Bearer <token>`. A program of others sends a key (`stk_…`) that a merchant has made, with `Stammis-Chain`; `x-scope` names the scope that a call needs.";

/** Builds the OpenAPI 3.1 description of the API. */
export function openapiOf(contract: ApiContract, { server, keyCallsOnly, introduction = shortIntroduction }: Extent) {
  const { reference } = contract;
  const components: Components = { Problem: problemSchema };
  const shapes = collectShapes(reference.shapes, components);
  const names = (Object.keys(contract.routes) as EndpointName[]).filter(
    (name) => !keyCallsOnly || scopeOf(contract.routes[name]) !== "withheld",
  );
  const paths: Record<string, Record<string, object>> = {};
  const groups = new Set(["Webhooks"]);
  for (const name of names) {
    const route: Route = contract.routes[name];
    const path = `/api${route.path.replaceAll(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(contract, name, shapes) };
    groups.add(groupOf(route));
  }
  const webhooks = describeWebhooks(reference.webhooks, reference.exampleValues, shapes);
  const description = {
    openapi: "3.1.0",
    info: {
      title: "Stammis API",
      version: "1",
      description: introduction,
      contact: { name: "Stammis", url: server },
      license: { name: "Proprietary", url: server },
    },
    servers: [{ url: server }],
    tags: Object.entries(reference.groups)
      .filter(([name]) => groups.has(name))
      .map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths,
    webhooks,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: components,
      responses: sharedProblems(contract.errorCodes),
    },
  };
  return describeFields(description, reference.fields);
}
