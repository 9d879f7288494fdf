import fastJson from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod";

interface Written {
  additionalProperties?: unknown;
  anyOf?: Written[];
  type?: unknown;
  nullable?: boolean;
}

/** What a shape does not declare is left out when it is written, as zod does; one that may be null must not refuse it. */
function letSurplusPass(jsonSchema: Written): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** What may be null is asked whether it is, rather than tried against two schemas: a validator's work at each value. */
function markNullable(jsonSchema: Written): void {
  const [shape, nothing, ...more] = jsonSchema.anyOf ?? [];
  if (nothing?.type !== "null" || more.length > 0 || typeof shape?.type !== "string") return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, shape, { nullable: true });
}

/** zod checks answers in development and tests; in production the same schema, compiled, writes them. */
export function answerSerializer(check: boolean): FastifySerializerCompiler<z.ZodType> {
  if (check) return serializerCompiler as FastifySerializerCompiler<z.ZodType>;
  return ({ schema }) => {
    let write: ((answer: unknown) => string) | undefined;
    // Compiled with its first answer: a start would wait for all of them.
    return (answer) => {
      write ??= compile(schema);
      return write(answer);
    };
  };
}

function compile(schema: z.ZodType): (answer: unknown) => string {
  const written = z.toJSONSchema(schema, {
    io: "output",
    target: "draft-7",
    override({ jsonSchema }) {
      letSurplusPass(jsonSchema as Written);
      markNullable(jsonSchema as Written);
    },
  });
  return fastJson(written as fastJson.AnySchema);
}
