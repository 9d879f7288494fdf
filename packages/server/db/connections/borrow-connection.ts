import pg from "pg";
import { destroyConnection, isStale } from "./client.ts";

const { DatabaseError } = pg;

/** Milliseconds. A connection that does not finish its rollback in this time is destroyed. */
const rollbackTimeoutMs = 5_000;

/** Whether the last answer reported that no transaction is open. */
const isIdle = (client: pg.PoolClient) => client.getTransactionStatus() === "I";

/** Rolls back an open transaction. Returns false when the rollback failed or timed out. */
async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), rollbackTimeoutMs);
  });
  const rolledBack = client.query("rollback", []).then(
    () => isIdle(client),
    () => false,
  );
  const outcome = await Promise.race([rolledBack, timeout]);
  clearTimeout(timer);
  return outcome;
}

/**
 * Returns a connection to its pool if no transaction is open on it, else destroys it. A failed act is rolled back
 * first. A successful act that left a transaction open is a fault, so its connection is destroyed, too.
 * @param hasSucceeded Whether the act returned without an error.
 */
export async function releaseConnection(client: pg.PoolClient, hasSucceeded: boolean): Promise<void> {
  const isClosed = hasSucceeded ? isIdle(client) : await isRolledBack(client);
  if (isClosed && !isStale(client)) client.release();
  else destroyConnection(client);
}

/** Runs an act on a connection of the pool. */
export async function withConnection<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let hasSucceeded = false;
  try {
    const result = await act(client);
    hasSucceeded = true;
    return result;
  } catch (error) {
    // Replaces the stack of the socket's reader with the caller's stack.
    if (error instanceof DatabaseError) Error.captureStackTrace(error);
    throw error;
  } finally {
    await releaseConnection(client, hasSucceeded);
  }
}
