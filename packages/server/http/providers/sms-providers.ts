import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { answerTo } from "../../messaging/sms-webhooks.ts";
import { refuse } from "../../request/refusal.ts";
import type { Identities } from "../authenticate.ts";

const form = "application/x-www-form-urlencoded";
// There is no rate limit, because a provider reports thousands of messages from one address. Unauthorised calls are
// refused before any query.
const hidden = { schema: { hide: true }, helmet: false, bodyLimit: 16_384, config: { rateLimit: false } } as const;

function callingOf({ params, headers, body }: FastifyRequest) {
  const { secret = "" } = params as { secret?: string };
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  return { secret, signature: String(headers["x-twilio-signature"] ?? ""), fields };
}

/**
 * Receives SMS providers' delivery reports and replies. Unauthorised calls get 404, so a caller cannot find out if a
 * provider is configured.
 */
export async function serveSmsProviders(
  app: FastifyInstance,
  config: Config,
  { smsReports, receivedSms }: Pick<Identities, "smsReports" | "receivedSms">,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser(form);
    scope.addContentTypeParser(
      form,
      { parseAs: "string" },
      async (_: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    for (const end of ["", "/:secret"]) {
      if (smsReports)
        scope.post(`/api/sms/reports${end}`, hidden, async (request) =>
          (await smsReports.accept(callingOf(request))) === "accepted" ? "" : refuse("NOT_FOUND"),
        );
      if (receivedSms)
        scope.post(`/api/sms/received${end}`, hidden, async (request, reply) => {
          const taken = await receivedSms.accept(callingOf(request));
          if (taken === "stranger") return refuse("NOT_FOUND");
          const { type, body } = answerTo(config, taken.answer);
          return reply.type(type).send(body);
        });
    }
  });
}
