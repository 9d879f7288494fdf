import type { FastifyInstance } from "fastify";
import { refuse } from "../../request/refusal.ts";
import type { ShopWebhooks } from "../../request/shop-webhooks.ts";
import { networkOf } from "../networks.ts";

const bodyAtMost = 1_048_576;

/**
 * Receives the orders of connected shops: 404 for an unknown address, 401 without the shop's signature. Shops send a
 * webhook again after other answers than 2xx.
 */
export async function serveShopWebhooks(app: FastifyInstance, shopWebhooks: ShopWebhooks): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw body.
    scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_: unknown, body: Buffer) => body);
    // A platform sends the orders of all its shops from a few addresses, so each connection has its own limit.
    const config = { rateLimit: false } as const;
    const hidden = { schema: { hide: true }, helmet: false, bodyLimit: bodyAtMost, config } as const;
    scope.post("/api/connections/:token", hidden, async ({ params, headers, body, ip }, reply) => {
      const { token = "" } = params as { token?: string };
      const message = { token, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), source: networkOf(ip) };
      const outcome = await shopWebhooks.accept(message);
      if (outcome === "stranger") return refuse("NOT_FOUND");
      if (outcome === "unsigned") return refuse("NOT_SIGNED_IN");
      return reply.code(200).send("");
    });
  });
}
