import * as z from "zod";
import type { Schema } from "#packages/contract/endpoint.ts";
import {
  type Components,
  type Direction,
  type JsonSchema,
  type Names,
  referenceTo,
  writeSchema,
} from "./json-schema.ts";

/** Writes schemas of the contract, and collects those with a name as components. */
export interface Shapes {
  components: Components;
  /** Writes a schema whose name is only for its recursive parts. */
  write(schema: Schema, io: Direction, name: string): JsonSchema;
  /** Writes a body or an answer, and returns a reference to it by its shape's name, or else by `name`. */
  component(schema: Schema, io: Direction, name: string): JsonSchema;
}

const namesOf = (named: Readonly<Record<string, Schema>>): Names => {
  const names: Names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) names.add(schema as unknown as z.core.$ZodType, { id });
  return names;
};

/**
 * Returns the named shapes whose requests differ from their answers, because defaults make fields optional there. A
 * shape that contains a different one differs too.
 */
function differentInRequests(named: Readonly<Record<string, Schema>>, names: Names): Set<string> {
  const all = z.object(named as unknown as z.ZodRawShape);
  const [requests, answers] = (["input", "output"] as const).map(
    (io) => writeSchema(all, { io, names, nameOf: (key) => key }).definitions,
  ) as [Components, Components];
  const texts = new Map(Object.entries(requests).map(([key, definition]) => [key, JSON.stringify(definition)]));
  const different = new Set(
    [...texts].filter(([key, text]) => text !== JSON.stringify(answers[key])).map(([key]) => key),
  );
  for (let size = -1; size !== different.size; ) {
    size = different.size;
    for (const [key, text] of texts)
      if ([...different].some((other) => text.includes(`"${referenceTo(other)}"`))) different.add(key);
  }
  return different;
}

/** Starts a description's components with these, whose names the named shapes must not use. */
export function collectShapes(named: Readonly<Record<string, Schema>>, components: Components): Shapes {
  const names = namesOf(named);
  const different = differentInRequests(named, names);

  function write(schema: Schema, io: Direction, name: string): JsonSchema {
    // A shape whose name ends with Body occurs in requests only.
    const nameOf = (key: string) => {
      if (!(key in named)) return `${name}${key.replace(/^_+schema/, "Part")}`;
      return io === "input" && different.has(key) && !key.endsWith("Body") ? `${key}Input` : key;
    };
    const { schema: written, definitions } = writeSchema(schema, { io, names, nameOf });
    Object.assign(components, definitions);
    return written;
  }

  function component(schema: Schema, io: Direction, name: string): JsonSchema {
    const written = write(schema, io, name);
    if (written.$ref) return written;
    if (written.type === "array" && written.items?.properties) {
      components[`${name}Item`] = written.items;
      return { ...written, items: { $ref: referenceTo(`${name}Item`) } };
    }
    if (!written.properties && !written.anyOf && !written.oneOf && !written.allOf) return written;
    components[name] = written;
    return { $ref: referenceTo(name) };
  }

  return { components, write, component };
}
