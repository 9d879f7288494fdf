import type { Description } from "#packages/contract/descriptions.ts";
import { type Route, type Schema, type Schemas, scopeOf, scopesOf } from "#packages/contract/endpoint.ts";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { refusalsOf } from "#packages/contract/refusals.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { ApiContract } from "../bind.ts";
import { exampleOf } from "./examples.ts";
import type { JsonSchema } from "./json-schema.ts";
import { problemsOf } from "./problems.ts";
import type { Shapes } from "./shapes.ts";

const text = { type: "string" };

const eventStream = `Server-sent events, each with a line of JSON, until either side ends the stream. \`open\` ({"beatSeconds"}): the
server sends something at least this often, if only a comment. \`wake\` ({"whose": "member" | "club", "within"}): data of
the member or of the club has changed; fetch it again at a random moment within so many milliseconds. \`bye\` ({"why":
"ended" | "again" | "crowded", "within"}): the last event; reconnect within so many milliseconds, or not at all.`;

const upload = {
  type: "object",
  required: ["file"],
  properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the group of a call: the thing of its scope, or the first part of its path. */
export function groupOf(route: Route): string {
  const [first = ""] = route.path.split("/").slice(1);
  const scope = scopeOf(route);
  return capitalised(scope === "withheld" || first === "till" ? first : (scope.split(":")[0] ?? ""));
}

const callers: Record<Route["access"]["who"], string> = {
  anyone: "Needs no session.",
  visitor: "Needs no session. Call it on the host of the club.",
  member: "For a member who is signed in on the host of the club.",
  "signed-in": "For every session.",
  staff: "For staff of the club who are signed in.",
  account: "For staff who are signed in, without a club.",
  device: "For an approved till device.",
};

const fileOf = (type: string, content: object) => ({ 200: { description: "The file", content: { [type]: content } } });

/** `getConsumerHome` becomes "Get consumer home". */
const wordsOf = (name: string) => capitalised(name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));

/** Describes one endpoint of the contract as an operation of OpenAPI. */
export function operationOf(contract: ApiContract, name: EndpointName, shapes: Shapes) {
  const route: Route = contract.routes[name];
  const schemas: Schemas = contract.schemas[name];
  const description = (contract.reference.descriptions as Partial<Record<EndpointName, Description>>)[name];
  const example = description?.example;
  const values = contract.reference.exampleValues;
  const scope = scopeOf(route);
  const scopes = scopesOf(route)
    .map((each) => `\`${each}\``)
    .join(" or ");
  const component = capitalised(name);
  const { components } = shapes;

  const parametersIn = (place: "path" | "query", schema: Schema | undefined) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = shapes.write(schema, "input", `${component}${capitalised(place)}`);
    const examples = (place === "path" ? example?.params : example?.query) as Record<string, unknown> | undefined;
    return Object.entries(properties).map(([field, part]) => {
      const must = place === "path" || required.includes(field);
      const value = examples?.[field] ?? (must ? exampleOf(part, { values, components }, field) : undefined);
      return { name: field, in: place, required: must, schema: part, ...(value !== undefined && { example: value }) };
    });
  };

  const header = (field: string, schema: JsonSchema, text: string, value: string) => ({
    name: field,
    in: "header",
    required: true,
    description: text,
    schema,
    example: value,
  });
  const headers = [
    ...(route.access.who === "staff" ? [header("Stammis-Chain", text, "The subdomain of the club", "kaffebonan")] : []),
    ...(route.idempotent
      ? [
          header(
            "Idempotency-Key",
            { ...text, format: "uuid" },
            "A new UUID for each operation, and the same one when you retry it",
            "0b5e2f4a-8a9d-4c53-9e0e-2f7c6a1d4b11",
          ),
        ]
      : []),
  ];

  function bodyOf() {
    if (route.upload) return { required: true, content: { "multipart/form-data": { schema: upload } } };
    if (!schemas.body) return undefined;
    const schema = shapes.component(schemas.body, "input", `${component}Body`);
    const value = example?.body ?? exampleOf(schema, { values, components, onlyRequired: true });
    return { required: true, content: { "application/json": { schema, example: value } } };
  }

  function answersOf() {
    if (route.stream) return { 200: { description: eventStream, content: { "text/event-stream": { schema: text } } } };
    if (route.download) {
      if (!schemas.file) return fileOf(route.download, { schema: { ...text, format: "binary" } });
      const schema = shapes.component(schemas.file, "output", `${component}File`);
      return fileOf(route.download, { schema, example: example?.answer ?? exampleOf(schema, { values, components }) });
    }
    if (!schemas.answer) return { 204: { description: "Done" } };
    const schema = shapes.component(schemas.answer, "output", `${component}Answer`);
    const value = example?.answer ?? exampleOf(schema, { values, components });
    return { 200: { description: "The answer", content: { "application/json": { schema, example: value } } } };
  }

  const requestBody = bodyOf();
  const isOpen = route.access.who === "anyone" || route.access.who === "visitor";
  const codes: ErrorCode[] = [...refusalsOf(route, schemas)];
  return {
    operationId: name,
    tags: [groupOf(route)],
    summary: description?.summary ?? wordsOf(name),
    description: description
      ? `${description.description}\n\nScope: ${scopes}.`
      : `${callers[route.access.who]} API keys cannot make this call.`,
    ...(isOpen && { security: [] }),
    ...(scope !== "withheld" && { "x-scope": scope }),
    ...(route.otherScopes && { "x-other-scopes": route.otherScopes }),
    parameters: [...headers, ...parametersIn("path", schemas.params), ...parametersIn("query", schemas.query)],
    ...(requestBody && { requestBody }),
    responses: { ...answersOf(), ...problemsOf(codes, contract.errorCodes) },
  };
}
