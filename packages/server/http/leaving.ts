import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether this server is stopping: it still answers requests, but `/readyz` makes proxies use other servers. */
    leaving: { begun: boolean };
  }
}

const sweepMs = 100;
/**
 * Milliseconds in which a stopping server completes its pending requests; an answer that takes longer is not expected.
 */
const answersWithinMs = 30_000;

/** Makes every answer of a stopping server close its connection, so that the next request goes to another server. */
export function prepareLeaving(app: FastifyInstance): void {
  const leaving = { begun: false };
  app.decorate("leaving", leaving);
  app.addHook("onSend", async (_request, reply) => {
    if (leaving.begun) reply.header("connection", "close");
  });
}

/**
 * Stops the server. Serves on for `seconds`, until the load balancer has noticed. Then refuses new connections, tells
 * open pages to reconnect, completes pending answers and ends.
 */
export async function leave(app: FastifyInstance, seconds: number): Promise<void> {
  app.leaving.begun = true;
  await wait(seconds * 1000);
  // Closes idle connections, for example after a page's stream: they would otherwise stay open for a minute.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  const patience = setTimeout(() => app.server.closeAllConnections(), answersWithinMs);
  await app.close().finally(() => {
    clearInterval(sweep);
    clearTimeout(patience);
  });
}
