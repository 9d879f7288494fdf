import * as z from "zod";
import type { Schema } from "#packages/contract/endpoint.ts";

/** The part of JSON Schema that zod writes and the description of the API uses. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** The named schemas of a description, to which `$ref` refers. */
export type Components = Record<string, JsonSchema>;

/** Lists the properties of a record whose keys are an enum, because generators ignore `propertyNames`. */
function withListedKeys(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const keys = propertyNames?.enum as string[] | undefined;
  if (!keys || typeof additionalProperties !== "object") return schema;
  return { ...rest, properties: Object.fromEntries(keys.map((key) => [key, additionalProperties])) };
}

/** Zod's patterns for dates are long and say no more than the format. */
function withoutDatePattern(schema: JsonSchema): JsonSchema {
  if (schema.format !== "date" && schema.format !== "date-time") return schema;
  const { pattern: _, ...rest } = schema;
  return rest;
}

/** Zod writes the largest safe integers as limits, which only fill the page. */
function withoutSafeLimits(schema: JsonSchema): JsonSchema {
  const { maximum, minimum, ...rest } = schema;
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

function mapSchemas(value: unknown, change: (schema: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => mapSchemas(item, change));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, mapSchemas(part, change)]);
  return change(Object.fromEntries(parts));
}

/**
 * Returns a zod schema as JSON Schema for OpenAPI 3.1. Its recursive parts become components whose names begin with
 * `name`.
 */
export function jsonSchemaOf(schema: Schema, io: "input" | "output", name: string, components: Components): JsonSchema {
  const { $schema: _, ...written } = z.toJSONSchema(schema as unknown as z.ZodType, { io, unrepresentable: "any" });
  const nameOf = (ref: string) => (ref === "#" ? name : `${name}${ref.replace(/^#\/\$defs\/_*/, "")}`);
  const { $defs = {}, ...top } = mapSchemas(written, (part) => ({
    ...withoutSafeLimits(withoutDatePattern(withListedKeys(part))),
    ...(typeof part.$ref === "string" && { $ref: `#/components/schemas/${nameOf(part.$ref)}` }),
  })) as JsonSchema;
  for (const [key, definition] of Object.entries($defs)) components[nameOf(`#/$defs/${key}`)] = definition;
  if (!JSON.stringify(top).includes(`"#/components/schemas/${name}"`)) return top;
  components[name] = top;
  return { $ref: `#/components/schemas/${name}` };
}
