import fastJson from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod";

/** zod checks answers in development and tests; in production the same schema, compiled, writes them. */
export function answerSerializer(check: boolean): FastifySerializerCompiler<z.ZodType> {
  if (check) return serializerCompiler as FastifySerializerCompiler<z.ZodType>;
  return ({ schema }) => fastJson(z.toJSONSchema(schema, { io: "output", target: "draft-7" }) as fastJson.AnySchema);
}
