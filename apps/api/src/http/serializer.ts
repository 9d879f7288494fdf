import fastJson from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod";

/** What a shape does not declare is left out when it is written, as zod does; one that may be null must not refuse it. */
function letSurplusPass({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** zod checks answers in development and tests; in production the same schema, compiled, writes them. */
export function answerSerializer(check: boolean): FastifySerializerCompiler<z.ZodType> {
  if (check) return serializerCompiler as FastifySerializerCompiler<z.ZodType>;
  return ({ schema }) => {
    const written = z.toJSONSchema(schema, { io: "output", target: "draft-7", override: letSurplusPass });
    return fastJson(written as fastJson.AnySchema);
  };
}
