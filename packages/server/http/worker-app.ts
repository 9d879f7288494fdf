import Fastify, { type FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import { Refusal } from "../request/refusal.ts";
import type { Services } from "../request/services.ts";
import type { Readiness } from "../telemetry/readiness.ts";
import { isKnownHost } from "./authenticate.ts";
import { addProcessMetrics } from "./process-metrics.ts";
import { serveWatching } from "./watching.ts";
import { addWorkMetrics } from "./work-metrics.ts";

/** Builds the app of a worker without a server, which only serves `/healthz`, `/readyz` and `/metrics`. */
export function buildWorkerApp({ config, db, clock }: Services, readiness: () => Readiness): FastifyInstance {
  const app = Fastify({ logger: false, requestTimeout: 10_000 });
  const registry = new Registry();
  addProcessMetrics(registry);
  addWorkMetrics(registry, { db, clock });
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? 404 : 500).send());
  app.addHook("onRequest", async (request, reply) => {
    if (!isKnownHost(request.hostname, config.publicUrl.hostname)) await reply.code(404).send();
  });
  serveWatching(app, { registry, metricsToken: config.metricsToken, readiness: async () => readiness() });
  return app;
}
