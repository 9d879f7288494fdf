import type { FastifyInstance } from "fastify";
import { refuse } from "../request/refusal.ts";
import type { ApiContract } from "./bind.ts";

const addresses = ["/api/openapi.json", "/api/docs", "/api/docs/*"];
/** Headers that the server itself sets on every answer. */
const keptHeaders = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/**
 * Serves OpenAPI at `/api/openapi.json` and its reader at `/api/docs`. Built on the first request, to keep starts fast.
 */
export function describeApi(app: FastifyInstance, contract: ApiContract): void {
  let described: Promise<FastifyInstance> | undefined;
  const describe = async () => (await import("./openapi.ts")).describedApi(contract);
  for (const url of addresses) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      described ??= describe();
      const answer = await (await described).inject({ method: "GET", url: request.url, headers: request.headers });
      if (answer.statusCode === 404) return refuse("NOT_FOUND");
      for (const [name, value] of Object.entries(answer.headers)) {
        if (!keptHeaders.has(name) && value !== undefined) reply.header(name, value);
      }
      return reply.code(answer.statusCode).send(answer.rawPayload.length > 0 ? answer.rawPayload : undefined);
    });
  }
}
