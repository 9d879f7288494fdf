import type { FastifyInstance } from "fastify";
import { StartError } from "../db/embedded/start-error.ts";
import { buildApp } from "../http/app.ts";
import type { Services } from "../request/services.ts";
import { allHandlers, allIdentities } from "./features.ts";

/** Listens for the API and the screens; a port in use is said in one sentence. */
export async function startServer(services: Services): Promise<FastifyInstance> {
  const { host, port } = services.config;
  const app = await buildApp(services, allHandlers(services), allIdentities(services));
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    if ((error as { code?: string }).code === "EADDRINUSE") {
      throw new StartError(
        `Port ${port} on ${host} is taken: end the program that uses it, or choose another with PORT.`,
      );
    }
    throw error;
  }
  return app;
}
