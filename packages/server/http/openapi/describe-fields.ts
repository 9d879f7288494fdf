import type { JsonSchema } from "./json-schema.ts";

type Meanings = Readonly<Record<string, string>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Returns the meaning of a field: within its shape or its outer field, or else by its name alone. */
const meaningOf = (meanings: Meanings, outer: string, field: string) =>
  meanings[`${outer}.${field}`] ?? meanings[field];

/**
 * Adds descriptions to the fields of a schema. `outer`: the name of its shape or of the field around it. A default
 * becomes part of the description, because generated clients would require fields with a default in requests.
 */
function describeSchema(schema: unknown, meanings: Meanings, outer: string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => describeSchema(part, meanings, outer));
  if (!isObject(schema)) return schema;
  const { properties, ...rest } = schema as JsonSchema;
  const parts = Object.entries(rest).map(([key, part]) => [
    key,
    key === "example" || key === "enum" || key === "required" ? part : describeSchema(part, meanings, outer),
  ]);
  const fields = Object.entries(properties ?? {}).map(([field, { default: fallback, ...part }]) => {
    const meaning = part.description ?? meaningOf(meanings, outer, field);
    const texts = [meaning, fallback !== undefined && `Default: \`${JSON.stringify(fallback)}\`.`].filter(Boolean);
    const inner = describeSchema(part, meanings, field) as JsonSchema;
    return [field, { ...inner, ...(texts.length > 0 && { description: texts.join(" ") }) }];
  });
  return { ...Object.fromEntries(parts), ...(properties && { properties: Object.fromEntries(fields) }) };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Adds descriptions to the parameters and bodies of an operation, whose name is `call`. */
function describeOperation(value: unknown, meanings: Meanings, call: string): unknown {
  if (Array.isArray(value)) return value.map((part) => describeOperation(part, meanings, call));
  if (!isObject(value)) return value;
  if (typeof value.in === "string" && typeof value.name === "string") {
    const description = value.description ?? meaningOf(meanings, call, value.name);
    return description === undefined ? value : { ...value, description };
  }
  const name = typeof value.operationId === "string" ? capitalised(value.operationId) : call;
  const parts = Object.entries(value).map(([key, part]) => {
    if (key === "example") return [key, part];
    return [key, key === "schema" ? describeSchema(part, meanings, name) : describeOperation(part, meanings, name)];
  });
  return Object.fromEntries(parts);
}

interface Described {
  paths: unknown;
  webhooks: unknown;
  components: { schemas: Record<string, JsonSchema> };
}

/** Returns the description of the API with the meaning of each field that `meanings` has. */
export function describeFields<Description extends Described>(
  description: Description,
  meanings: Meanings,
): Description {
  const { paths, webhooks, components } = description;
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    name,
    describeSchema(schema, meanings, name),
  ]);
  return {
    ...description,
    paths: describeOperation(paths, meanings, ""),
    webhooks: describeOperation(webhooks, meanings, ""),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}
