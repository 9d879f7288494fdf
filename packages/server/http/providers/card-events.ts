import type { FastifyInstance } from "fastify";
import type { CardEvents } from "../../request/card-events.ts";
import { refuse } from "../../request/refusal.ts";

const bodyAtMost = 262_144;

/**
 * Receives Stripe's events about charges and checkout pages. Unsigned calls get 404; Stripe retries failed ones for
 * three days.
 */
export async function serveCardEvents(app: FastifyInstance, cardEvents: CardEvents): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw body.
    scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_: unknown, body: Buffer) => body);
    const config = { rateLimit: false } as const;
    const hidden = { schema: { hide: true }, helmet: false, bodyLimit: bodyAtMost, config } as const;
    scope.post("/api/stripe/events", hidden, async ({ body, headers }, reply) => {
      const signature = String(headers["stripe-signature"] ?? "");
      const isTaken = Buffer.isBuffer(body) && (await cardEvents.accept(body, signature)) === "accepted";
      return isTaken ? reply.code(200).send("") : refuse("NOT_FOUND");
    });
  });
}
