import type { Socket } from "node:net";
import type pg from "pg";

/** The driver's private state of a connection. */
interface Inner {
  connection: { stream: Socket };
  /** False while an answer is pending; unreliable on a pipelining connection. */
  readyForQuery: boolean;
}

/** Lifts the time limits of a transaction: the database's statement timeout and the limit on silence. */
export const unlimited = "set local statement_timeout = 0";

/**
 * Destroys a connection with pending answers after this much silence; callers get an error. The other machine may be
 * gone without notice, for example after a power loss; TCP alone waits a quarter of an hour.
 */
export function endWhenSilent(
  client: pg.ClientBase,
  silentMs: number,
  isAsked = () => !(client as unknown as Inner).readyForQuery,
): void {
  const { stream } = (client as unknown as Inner).connection;
  stream.setTimeout(silentMs).on("timeout", () => {
    if (isAsked()) stream.destroy(new Error("the database does not answer"));
    // The stream does not restart its timeout by itself.
    else stream.setTimeout(silentMs);
  });
}

/** Makes connections notice a lost peer while they are idle or while an answer may take long. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
