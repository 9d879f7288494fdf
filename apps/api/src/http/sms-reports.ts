import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../request/refusal.ts";
import type { SmsReports } from "../request/sms-reports.ts";

const form = "application/x-www-form-urlencoded";
// A provider tells thousands from one address; who is none is told so before anything is looked up.
const hidden = { schema: { hide: true }, helmet: false, bodyLimit: 16_384, config: { rateLimit: false } } as const;

/** Where SMS providers tell what became of a message. Nobody else learns whether there is one: a stranger is answered 404. */
export async function serveSmsReports(app: FastifyInstance, reports: SmsReports): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser(form);
    scope.addContentTypeParser(
      form,
      { parseAs: "string" },
      async (_: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    const take = async (request: FastifyRequest) => {
      const { secret = "" } = request.params as { secret?: string };
      const signature = String(request.headers["x-twilio-signature"] ?? "");
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return (await reports.accept({ secret, signature, fields })) === "accepted" ? "" : refuse("NOT_FOUND");
    };
    scope.post("/api/sms/reports", hidden, take);
    scope.post("/api/sms/reports/:secret", hidden, take);
  });
}
