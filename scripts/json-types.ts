/** The part of JSON Schema that zod writes. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

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

/** Returns the type for a definition, given its inlined type, which is the default. */
type NameType = (definition: string, writtenOut: string) => string;

/** Returns a JSON Schema as a TypeScript type on one line. A recursive definition without a name becomes `unknown`. */
export function typeOf(
  schema: JsonSchema,
  nameType: NameType = (_, writtenOut) => writtenOut,
  defs = schema.$defs ?? {},
  inside: readonly string[] = [],
): string {
  const of = (part: JsonSchema) => typeOf(part, nameType, defs, inside);
  if (schema.$ref) {
    const name = schema.$ref.replace("#/$defs/", "");
    const target = defs[name];
    if (!target || inside.includes(name)) return "unknown";
    return nameType(name, typeOf(target, nameType, defs, [...inside, name]));
  }
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum)
    return joined(
      schema.enum.map((each) => JSON.stringify(each)),
      "|",
    );
  const any = schema.anyOf ?? schema.oneOf;
  if (any) return joined(any.map(of), "|");
  if (schema.allOf)
    return joined(
      schema.allOf.map((part) => within(of(part))),
      "&",
    );
  if (Array.isArray(schema.type))
    return joined(
      schema.type.map((type) => of({ ...schema, type })),
      "|",
    );
  if (schema.type === "array") return arrayOf(schema, of);
  if (schema.type === "object") return objectOf(schema, of);
  return plain[schema.type ?? ""] ?? "unknown";
}

function arrayOf({ items, prefixItems }: JsonSchema, of: (part: JsonSchema) => string): string {
  if (prefixItems) return `[${prefixItems.map(of).join(", ")}]`;
  return typeof items === "object" ? `${within(of(items))}[]` : "unknown[]";
}

function objectOf(schema: JsonSchema, of: (part: JsonSchema) => string): string {
  const { properties = {}, required = [], additionalProperties: more } = schema;
  const fields = Object.entries(properties).map(
    ([name, part]) =>
      `${isName.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${of(part)}`,
  );
  if (fields.length > 0) return `{ ${fields.join("; ")} }`;
  return typeof more === "object" ? `Record<string, ${of(more)}>` : "Record<string, unknown>";
}
