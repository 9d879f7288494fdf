import type { Socket } from "node:net";
import type pg from "pg";

/** What the driver knows of a connection and does not tell. */
interface Inner {
  connection: { stream: Socket };
  /** False while something is asked and not answered; says nothing where several may be. */
  readyForQuery: boolean;
}

/** Begins an act that takes as long as it takes: neither the database sets it a limit then, nor does silence. */
export const unlimited = "set local statement_timeout = 0";

/**
 * Breaks a connection off on which something is asked and nothing at all is heard for so long: whoever asked gets an error.
 * The other end may be gone without a word, as a machine that lost its power is; TCP by itself waits a quarter of an hour.
 */
export function endWhenSilent(
  client: pg.ClientBase,
  silentMs: number,
  isAsked = () => !(client as unknown as Inner).readyForQuery,
): void {
  const { stream } = (client as unknown as Inner).connection;
  stream.setTimeout(silentMs).on("timeout", () => {
    if (isAsked()) stream.destroy(new Error("the database does not answer"));
    // Else it would not be counted anew.
    else stream.setTimeout(silentMs);
  });
}

/** How every connection notices that the other end is gone while nothing is asked, or while what is asked may take long. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
