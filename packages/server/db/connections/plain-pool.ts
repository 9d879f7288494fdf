import pg from "pg";
import { endWhenSilent, keepAlive } from "./silence.ts";

export interface PlainPoolSettings {
  connectionString: string;
  /** The longest wait for a new connection, in milliseconds. */
  patienceMs?: number;
  /** The longest silence of a connection with a pending query, in milliseconds; absent: no limit. */
  silentMs?: number;
  onError: (error: Error) => void;
}

/**
 * Removes the error code: on some codes (a starting database) the job runner pauses for up to three minutes and ignores
 * everything.
 */
const codeless = (error: Error) => new Error(error.message, { cause: error });

/**
 * Tolerates a double release: the job runner releases its listening connection twice if the connection breaks during
 * release.
 */
class PlainPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be narrowed in a subclass
  override connect(callback?: any): any {
    if (!callback)
      return super.connect().catch((error: Error) => {
        throw codeless(error);
      });
    super.connect((error, client, release) => {
      let isGone = false;
      const releaseOnce = (reason?: Error | boolean) => {
        if (!isGone) release?.(reason);
        isGone = true;
      };
      callback(error && codeless(error), client, releaseOnce);
    });
  }
}

/**
 * Opens the owner's pool for third-party code: the job library's bookkeeping and migrations. Every error has a handler
 * until the pool has ended, because an unhandled one ends the process.
 */
export function openPlainPool({
  connectionString,
  patienceMs = 10_000,
  silentMs,
  onError,
}: PlainPoolSettings): pg.Pool {
  const pool = new PlainPool({ connectionString, connectionTimeoutMillis: patienceMs, ...keepAlive });
  return pool.on("error", onError).on("connect", (client) => {
    client.on("error", onError);
    if (silentMs !== undefined) endWhenSilent(client, silentMs);
  });
}
