import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { refuse } from "../../request/refusal.ts";
import type { ReturnedMail } from "../../request/returned-mail.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();
const bodyAtMost = 1_048_576;
const temporary = 503;

/**
 * Receives bounced mails (complete, RFC 822) from the operator's mail server. Calls without the secret get 404 before
 * the mail is read. If it cannot be processed now, 503 makes the mail server retry.
 */
export async function serveReturnedMail(app: FastifyInstance, secret: string, returned: ReturnedMail): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: bodyAtMost },
      async (_: unknown, body: Buffer) => body,
    );
    scope.addHook("onRequest", async ({ headers }) => {
      const bearerToken = headers.authorization?.replace(/^Bearer /, "") ?? "";
      if (!timingSafeEqual(digest(bearerToken), digest(secret))) refuse("NOT_FOUND");
    });
    // There is no rate limit, because one mail server sends thousands of bounces after a large sendout.
    const config = { rateLimit: false } as const;
    const hidden = { schema: { hide: true }, helmet: false, bodyLimit: bodyAtMost, config } as const;
    scope.post("/api/mail/returned", hidden, async ({ body }, reply) => {
      const taken = Buffer.isBuffer(body) ? await returned.accept(body) : "accepted";
      return reply.code(taken === "early" ? temporary : 200).send("");
    });
  });
}
