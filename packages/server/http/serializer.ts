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

/** Lets undeclared fields pass validation in nullable shapes. The serializer then omits them, as zod does. */
function letSurplusPass(jsonSchema: Written): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** Marks nullable shapes, so that the serializer tests for null instead of validating two schemas per value. */
function markNullable(jsonSchema: Written): void {
  const [shape, nothing, ...more] = jsonSchema.anyOf ?? [];
  if (nothing?.type !== "null" || more.length > 0 || typeof shape?.type !== "string") return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, shape, { nullable: true });
}

/** Returns the answer serializer: zod checks answers in development and tests; production compiles the same schema. */
export function answerSerializer(check: boolean): FastifySerializerCompiler<z.ZodType> {
  if (check) return serializerCompiler as FastifySerializerCompiler<z.ZodType>;
  return ({ schema }) => {
    let write: ((answer: unknown) => string) | undefined;
    // The serializer is compiled at its first answer: compiling all of them would delay the start.
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
