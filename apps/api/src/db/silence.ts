import type { Socket } from "node:net";
import type pg from "pg";

/** What the driver knows of a connection and does not tell. */
interface Inner {
  connection: { stream: Socket };
  /** False while something is asked and not answered. */
  readyForQuery: boolean;
}

/**
 * Breaks a connection off on which something is asked and nothing at all is heard for so long: whoever asked gets an error.
 * The other end may be gone without a word, as a machine that lost its power is; TCP by itself waits a quarter of an hour.
 */
export function endWhenSilent(client: pg.ClientBase, silentMs: number): void {
  const inner = client as unknown as Inner;
  const { stream } = inner.connection;
  stream.setTimeout(silentMs).on("timeout", () => {
    // Else it would not be counted anew.
    if (inner.readyForQuery) stream.setTimeout(silentMs);
    else stream.destroy(new Error("the database does not answer"));
  });
}

/** How every connection notices that the other end is gone while nothing is asked, or while what is asked may take long. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
