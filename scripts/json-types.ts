import type { JsonSchema } from "#packages/server/http/openapi/json-schema.ts";
import { referredComponent } from "#packages/server/http/openapi/json-schema.ts";

const plain: Record<string, string> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};
const isName = /^[A-Za-z_$][\w$]*$/;
const joined = (types: readonly string[], sign: string) => [...new Set(types)].join(` ${sign} `);
const within = (type: string) => (/[|&]/.test(type) ? `(${type})` : type);
const quoted = (values: readonly unknown[]) =>
  joined(
    values.map((value) => JSON.stringify(value)),
    "|",
  );

/** Returns a JSON Schema as a TypeScript type on one line. A reference becomes the name of its component. */
export function typeOf(schema: JsonSchema): string {
  const component = referredComponent(schema);
  if (component) return component;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return quoted(schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return joined(alternatives.map(typeOf), "|");
  if (schema.allOf)
    return joined(
      schema.allOf.map((part) => within(typeOf(part))),
      "&",
    );
  if (Array.isArray(schema.type))
    return joined(
      schema.type.map((type) => typeOf({ ...schema, type })),
      "|",
    );
  if (schema.type === "array") return arrayOf(schema);
  if (schema.type === "object") return objectOf(schema);
  return plain[schema.type ?? ""] ?? "unknown";
}

function arrayOf({ items, prefixItems }: JsonSchema): string {
  if (prefixItems) return `[${prefixItems.map(typeOf).join(", ")}]`;
  return items ? `${within(typeOf(items))}[]` : "unknown[]";
}

function objectOf(schema: JsonSchema): string {
  const { properties = {}, required = [], additionalProperties: more } = schema;
  const fields = Object.entries(properties).map(([name, part]) => fieldOf(name, part, required.includes(name)));
  if (fields.length > 0) return `{ ${fields.join("; ")} }`;
  return typeof more === "object" ? `Record<string, ${typeOf(more)}>` : "Record<string, unknown>";
}

/** Returns one field of an object type. */
export function fieldOf(name: string, schema: JsonSchema, isRequired: boolean): string {
  return `${isName.test(name) ? name : JSON.stringify(name)}${isRequired ? "" : "?"}: ${typeOf(schema)}`;
}
