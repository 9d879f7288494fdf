import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Streams } from "../live/streams.ts";
import { refuse } from "../request/refusal.ts";
import type { Services } from "../request/services.ts";
import { isFromHere } from "./networks.ts";
import { addWorkMetrics } from "./work-metrics.ts";

const fresh = { "cache-control": "no-store" };
const digest = (text: string) => createHash("sha256").update(text).digest();

function mayRead(request: FastifyRequest, token: string): boolean {
  const given = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
  if (token) return timingSafeEqual(digest(given), digest(token));
  return isFromHere(request);
}

function addStreamMetrics(registry: Registry, { counts }: Streams): void {
  const registers = [registry];
  const counter = (name: string, help: string, count: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  new Gauge({
    name: "live_pages",
    help: "Open pages that are told of what happens",
    registers,
    collect() {
      this.set(counts().open);
    },
  });
  counter("live_wakes_total", "Times that an open page was told to look again", () => counts().woken);
  counter("live_pages_ended_total", "Open pages that this server told to stop or come again", () => counts().ended);
}

/** `/healthz`: the process lives. `/readyz`: it stays, and the database answers, too. `/metrics`: for this machine, or with the token. */
export function serveMetrics(app: FastifyInstance, { config, db, clock, streams }: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  addStreamMetrics(registry, streams);
  addWorkMetrics(registry, { db, clock });
  app.addHook("onResponse", async (request, reply) => {
    if (request.routeOptions.config.stream && reply.statusCode === 200) return;
    const route = request.routeOptions.url ?? "other";
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/healthz", { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(fresh).type("text/plain").send("ok"),
  );
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const unready = app.leaving.begun
      ? "it is leaving"
      : await db.ping().then(
          () => null,
          () => "the database does not answer",
        );
    return reply
      .code(unready ? 503 : 200)
      .headers(fresh)
      .type("text/plain")
      .send(unready ?? "ok");
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) refuse("NOT_FOUND");
    return reply
      .headers(fresh)
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
