import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { refuse } from "../../request/refusal.ts";
import type { ReturnedMail } from "../../request/returned-mail.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();
const bodyAtMost = 1_048_576;
const temporary = 503;

/**
 * Where the operator's mail server brings mails that came back, whole (RFC 822). A stranger is answered 404 before their mail
 * is read; what cannot be acted on yet 503, at which a mail server keeps it and tries again.
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
    // One mail server brings thousands after a large sendout.
    const config = { rateLimit: false } as const;
    const hidden = { schema: { hide: true }, helmet: false, bodyLimit: bodyAtMost, config } as const;
    scope.post("/api/mail/returned", hidden, async ({ body }, reply) => {
      const taken = Buffer.isBuffer(body) ? await returned.accept(body) : "accepted";
      return reply.code(taken === "early" ? temporary : 200).send("");
    });
  });
}
