import pg from "pg";

export interface PlainPoolSettings {
  connectionString: string;
  /** So long a connection may take to stand. */
  patienceMs?: number;
  onError: (error: Error) => void;
}

/**
 * The owner's connections, for what others wrote: the jobs' book-keeping and its migrations. Each error has somebody who
 * hears it, until the pool has ended: one that nobody hears ends the process.
 */
export function openPlainPool({ connectionString, patienceMs = 10_000, onError }: PlainPoolSettings): pg.Pool {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: patienceMs, keepAlive: true });
  return pool.on("error", onError).on("connect", (client) => client.on("error", onError));
}
