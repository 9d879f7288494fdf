import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether this server is on its way out: it serves whoever comes, and says at `/readyz` that others should be asked. */
    leaving: { begun: boolean };
  }
}

const sweepMs = 100;
/** As long as a request may take at all; whoever is not done by then never will be. */
const answersWithinMs = 30_000;

/** From the moment a server leaves, each answer ends its connection: the next request goes to another server. */
export function prepareLeaving(app: FastifyInstance): void {
  const leaving = { begun: false };
  app.decorate("leaving", leaving);
  app.addHook("onSend", async (_request, reply) => {
    if (leaving.begun) reply.header("connection", "close");
  });
}

/**
 * Serves on for so many seconds, in which whoever shares out requests notices; then takes no more connections, tells open
 * pages to come again, answers what it was asked, and ends.
 */
export async function leave(app: FastifyInstance, seconds: number): Promise<void> {
  app.leaving.begun = true;
  await wait(seconds * 1000);
  // Kept open by who is not asking anything any more, as after a page's stream, they would keep it for a minute.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  const patience = setTimeout(() => app.server.closeAllConnections(), answersWithinMs);
  await app.close().finally(() => {
    clearInterval(sweep);
    clearTimeout(patience);
  });
}
