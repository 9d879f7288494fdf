import pg from "pg";
import { endWhenSilent, keepAlive } from "./silence.ts";

export interface PlainPoolSettings {
  connectionString: string;
  /** So long a connection may take to stand. */
  patienceMs?: number;
  /** So long one on which something is asked may be silent; absent: as long as it likes. */
  silentMs?: number;
  onError: (error: Error) => void;
}

/** By some codes (a database that is starting) whoever runs the jobs would pause, up to three minutes at last, deaf to everything. */
const codeless = (error: Error) => new Error(error.message, { cause: error });

/** As whoever runs the jobs needs it: it lets its listening connection go twice where that breaks as it is given back. */
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
 * The owner's connections, for what others wrote: the jobs' book-keeping and its migrations. Each error has somebody who
 * hears it, until the pool has ended: one that nobody hears ends the process.
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
