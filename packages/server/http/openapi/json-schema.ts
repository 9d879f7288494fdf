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
  description?: string;
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

export type Direction = "input" | "output";
export type Names = z.core.$ZodRegistry<{ id: string }>;

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

/** A later version may add fields, so a client must not refuse unknown ones. */
function openForFields(schema: JsonSchema): JsonSchema {
  const { additionalProperties, ...rest } = schema;
  return additionalProperties === false ? rest : schema;
}

function mapSchemas(value: unknown, change: (schema: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => mapSchemas(item, change));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, mapSchemas(part, change)]);
  return change(Object.fromEntries(parts));
}

interface Written {
  schema: JsonSchema;
  definitions: Components;
}

/**
 * Writes a zod schema as JSON Schema for OpenAPI 3.1. The shapes of `names`, and recursive parts, become definitions;
 * `nameOf` returns their names in the description.
 */
export function writeSchema(
  schema: Schema,
  { io, names, nameOf }: { io: Direction; names: Names; nameOf: (definition: string) => string },
): Written {
  // The array makes the schema itself a reference, if it has a name.
  const settings = { io, unrepresentable: "any", reused: "inline", metadata: names } as const;
  const written = z.toJSONSchema(z.array(schema as unknown as z.ZodType), settings) as JsonSchema;
  const { items = {}, $defs = {} } = mapSchemas(written, (part) => ({
    ...openForFields(withoutSafeLimits(withoutDatePattern(withListedKeys(part)))),
    ...(typeof part.$ref === "string" && { $ref: referenceTo(nameOf(part.$ref.replace("#/$defs/", ""))) }),
  })) as JsonSchema;
  const definitions = Object.entries($defs).map(([key, { id: _, ...definition }]) => [nameOf(key), definition]);
  return { schema: items, definitions: Object.fromEntries(definitions) };
}

const prefix = "#/components/schemas/";
export const referenceTo = (component: string): string => `${prefix}${component}`;
/** Returns the name of the component that a schema refers to, if it is a reference. */
export const referredComponent = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(prefix) ? $ref.slice(prefix.length) : undefined;
