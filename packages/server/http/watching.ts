import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Registry } from "prom-client";
import { refuse } from "../request/refusal.ts";
import type { Readiness } from "../telemetry/readiness.ts";
import { isFromHere } from "./networks.ts";

const fresh = { "cache-control": "no-store" };
const digest = (text: string) => createHash("sha256").update(text).digest();

function mayRead(request: FastifyRequest, token: string): boolean {
  const bearerToken = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
  if (token) return timingSafeEqual(digest(bearerToken), digest(token));
  return isFromHere(request);
}

interface Watching {
  registry: Registry;
  metricsToken: string;
  readiness: () => Promise<Readiness>;
}

/** An overloaded process is alive and its metrics matter most, so the overload guard lets these pages pass. */
const always = { config: { pressureHandler: () => {} }, schema: { hide: true } };

/**
 * Serves `/healthz` (the process lives), `/readyz` (it works, in a sentence) and `/metrics`, for this machine or with
 * the token.
 */
export function serveWatching(app: FastifyInstance, { registry, metricsToken, readiness }: Watching): void {
  app.get("/healthz", always, async (_request, reply) => reply.headers(fresh).type("text/plain").send("ok"));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const { isReady, text } = await readiness();
    return reply
      .code(isReady ? 200 : 503)
      .headers(fresh)
      .type("text/plain")
      .send(text);
  });
  app.get("/metrics", always, async (request, reply) => {
    if (!mayRead(request, metricsToken)) refuse("NOT_FOUND");
    return reply
      .headers(fresh)
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
