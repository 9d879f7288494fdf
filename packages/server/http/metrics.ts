import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Streams } from "../live/streams.ts";
import type { Services } from "../request/services.ts";
import { createHeartbeat } from "../telemetry/heartbeat.ts";
import { createReadiness, endHeartbeat } from "../telemetry/readiness.ts";
import { addProcessMetrics } from "./process-metrics.ts";
import { serveWatching } from "./watching.ts";
import { addWorkMetrics } from "./work-metrics.ts";

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
    help: "Open pages that receive live updates",
    registers,
    collect() {
      this.set(counts().open);
    },
  });
  counter("live_updates_total", "Live updates sent to open pages", () => counts().woken);
  counter("live_pages_closed_total", "Live connections that this server closed", () => counts().ended);
}

/** Serves `/healthz`, `/readyz` and `/metrics` of a server, and records the histogram of its requests. */
export function serveMetrics(app: FastifyInstance, { config, db, clock, streams }: Services): void {
  const registry = new Registry();
  addProcessMetrics(registry);
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of HTTP requests by method, route and status",
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
  const heartbeat = createHeartbeat(db.platform, "SERVER");
  const readiness = createReadiness(db, heartbeat);
  app.addHook("onClose", () => endHeartbeat(heartbeat));
  serveWatching(app, {
    registry,
    metricsToken: config.metricsToken,
    readiness: () =>
      app.leaving.begun ? Promise.resolve({ isReady: false, text: "the server is stopping" }) : readiness(),
  });
}
