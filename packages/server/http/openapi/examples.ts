import type { Components, JsonSchema } from "./json-schema.ts";

/** Values of fields by their name, in order of preference. The first that fits the field's schema is used. */
export type ExampleValues = Readonly<Record<string, readonly unknown[]>>;

interface Making {
  values: ExampleValues;
  components: Components;
  /** For requests: leaves out optional fields, unless an object has no other. */
  onlyRequired?: boolean;
  /** The references around the present schema: a recursive one gets no further level. */
  inside?: readonly string[];
  /** The name of the field around the present one, in the singular. */
  parent?: string;
}

const formats: Record<string, unknown> = {
  date: "2026-11-30",
  "date-time": "2026-11-30T12:15:00Z",
  uuid: "0b5e2f4a-8a9d-4c53-9e0e-2f7c6a1d4b11",
  email: "anna.berg@example.com",
  uri: "https://example.com/",
};

const typesOf = ({ type }: JsonSchema) => (type === undefined ? [] : [type].flat());

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

/** Returns whether a simple value fits a schema. Objects and arrays are made part by part instead. */
function fits(value: unknown, schema: JsonSchema): boolean {
  if (schema.$ref) return false;
  if (schema.enum) return schema.enum.includes(value);
  if ("const" in schema) return schema.const === value;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.some((alternative) => fits(value, alternative));
  const types = typesOf(schema);
  const name = typeName(value);
  if (types.length > 0 && !types.includes(name) && !(types.includes("integer") && Number.isInteger(value)))
    return false;
  if (typeof value === "string") {
    if (schema.format === "date") return /^\d{4}-\d\d-\d\d$/.test(value);
    if (schema.format && !schema.pattern) return false;
    return new RegExp(schema.pattern ?? "").test(value) && value.length >= (schema.minLength ?? 0);
  }
  if (typeof value === "number") {
    const { minimum = value, maximum = value, exclusiveMinimum = value - 1 } = schema;
    return value >= minimum && value <= maximum && value > exclusiveMinimum;
  }
  return true;
}

function objectExample(schema: JsonSchema, making: Making, parent: string): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const hasChoice = making.onlyRequired && required.length > 0;
  const names = Object.keys(properties).filter((name) => !hasChoice || required.includes(name));
  const made = names.map((field) => [field, exampleOf(properties[field] ?? {}, { ...making, parent }, field)] as const);
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

/** Prefers the alternative with content to null. */
function alternativeExample(alternatives: readonly JsonSchema[], making: Making, name: string): unknown {
  const made = alternatives.map((alternative) => exampleOf(alternative, making, name));
  return made.find((value) => value !== null && value !== undefined) ?? made.find((value) => value === null);
}

function numberExample({ minimum, exclusiveMinimum, maximum }: JsonSchema): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : Math.floor(exclusiveMinimum) + 1);
  const value = Math.max(1, least);
  return maximum !== undefined && maximum < value ? maximum : value;
}

/** Returns a value that is valid by the schema; undefined for a recursive part that can be left out. */
export function exampleOf(schema: JsonSchema, making: Making, name = ""): unknown {
  if (schema.$ref) {
    const definition = making.components[schema.$ref.replace("#/components/schemas/", "")];
    const { inside = [] } = making;
    if (!definition || inside.includes(schema.$ref)) return undefined;
    return exampleOf(definition, { ...making, inside: [...inside, schema.$ref] }, name);
  }
  const values = making.values[`${making.parent}.${name}`] ?? making.values[name];
  const value = values?.find((each) => typeof each !== "object" && fits(each, schema));
  if (value !== undefined) return value;
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum.find((each) => each !== null);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternativeExample(alternatives, making, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, making, name)));
  const [type] = typesOf(schema).filter((each) => each !== "null");
  if (type === "object" || schema.properties) return objectExample(schema, making, name);
  if (type === "array") {
    if (schema.prefixItems) return schema.prefixItems.map((part) => exampleOf(part, making));
    const item = schema.items && exampleOf(schema.items, making, name.replace(/ies$/, "y").replace(/s$/, ""));
    return item === undefined ? [] : Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => item);
  }
  if (type === "number" || type === "integer") return numberExample(schema);
  if (type === "boolean") return true;
  if (type === "string") return formats[schema.format ?? ""] ?? "text".padEnd(schema.minLength ?? 0, "x");
  return null;
}
