import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { breakOff } from "./client.ts";

const { DatabaseError } = pg;

/** So long a connection may take to say that nothing is left open on it. */
const patienceMs = 5_000;

/** Whether the last answer said that no transaction is open. */
const isIdle = (client: pg.PoolClient) => client.getTransactionStatus() === "I";

/** Rolls back whatever may be open; false when that did not succeed, or not in time: nobody may have it after that. */
async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const rolledBack = client.query("rollback", []).then(
    () => isIdle(client),
    () => false,
  );
  const outcome = await Promise.race([rolledBack, tooLong]);
  clearTimeout(timer);
  return outcome;
}

/** Lends a connection for one act. It goes back to the pool only when certainly nothing is open on it; else it is broken off. */
export async function lend<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await act(client);
    if (isIdle(client)) client.release();
    else breakOff(client);
    return result;
  } catch (error) {
    // Where it was asked from, rather than where its answer was read.
    if (error instanceof DatabaseError) Error.captureStackTrace(error);
    if (await isRolledBack(client)) client.release();
    else breakOff(client);
    throw error;
  }
}

/** What Kysely asks of a pool, with the same care for what comes back. */
export const lending = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    const query = client.query.bind(client) as PostgresPoolClient["query"];
    return { query, release: () => (isIdle(client) ? client.release() : breakOff(client)) };
  },
  end: () => pool.end(),
  options: pool.options,
});
