import type { Schema } from "#packages/contract/endpoint.ts";

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  defaultValue?: unknown;
}

const definitionOf = (schema: Schema) => (schema._zod as unknown as { def: Definition }).def;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const omitted = Symbol("the schema's default");

function reduced(schema: Schema, value: unknown): unknown {
  const { type, shape, element, innerType, defaultValue } = definitionOf(schema);
  if (type === "default") return isSame(value, defaultValue) ? omitted : reduced(innerType as Schema, value);
  if (value === null || value === undefined) return value;
  if (innerType) return reduced(innerType, value);
  if (element && Array.isArray(value)) return value.map((each) => reduced(element, each));
  if (!shape) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const value = shape[name] ? reduced(shape[name], part) : part;
      return value === omitted ? [] : [[name, value]];
    }),
  );
}

/**
 * Removes fields from a parsed body whose value is their schema's default. A later release may add a field with a
 * default. The hash of a request that waited on a tablet during the upgrade thus stays the same.
 */
export const withoutDefaults = (schema: Schema, body: unknown): unknown => reduced(schema, body);
