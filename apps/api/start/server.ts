import type { FastifyInstance } from "fastify";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { buildApp } from "#packages/server/http/app.ts";
import { buildWorkerApp } from "#packages/server/http/worker-app.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Readiness } from "#packages/server/telemetry/readiness.ts";
import { allIdentities, boundApi } from "./handlers.ts";

/** Listens on a port. Reports a port in use in one sentence, which names the variable that chooses another. */
async function listen(app: FastifyInstance, host: string, port: number, variable: string): Promise<FastifyInstance> {
  try {
    await app.listen({ host, port });
    return app;
  } catch (error) {
    await app.close();
    if ((error as { code?: string }).code !== "EADDRINUSE") throw error;
    throw new StartError(
      `Port ${port} on ${host} is in use. Stop the program that uses it, or set ${variable} to another port.`,
    );
  }
}

/** Starts the HTTP server of the API and the screens. */
export async function startServer(services: Services): Promise<FastifyInstance> {
  const { host, port } = services.config;
  const app = await buildApp(services, boundApi(services), allIdentities(services));
  return listen(app, host, port, "PORT");
}

/** Starts the monitoring endpoints of a worker without a server; returns null when no port is configured. */
export async function startWorkerApp(services: Services, readiness: () => Readiness): Promise<FastifyInstance | null> {
  const { host, workerPort } = services.config;
  return workerPort === 0 ? null : listen(buildWorkerApp(services, readiness), host, workerPort, "WORKER_PORT");
}
