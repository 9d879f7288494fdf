import type { FastifyInstance } from "fastify";
import { refuse } from "../request/refusal.ts";
import type { ApiContract } from "./bind.ts";

const addresses = ["/api/openapi.json", "/api/docs", "/api/docs/*"];
/** These are the server's own to set, on every answer. */
const keptHeaders = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** OpenAPI at `/api/openapi.json`, to be read in a browser at `/api/docs`. Made when first asked for: no start waits for it. */
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
