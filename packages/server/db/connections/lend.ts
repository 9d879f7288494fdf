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

/**
 * Gives a connection back to its pool only when certainly nothing is open on it; else it is broken off. After an error it
 * is rolled back first; what an act that went well left open is nobody's to end.
 */
export async function giveBack(client: pg.PoolClient, wentWell: boolean): Promise<void> {
  if (wentWell ? isIdle(client) : await isRolledBack(client)) client.release();
  else breakOff(client);
}

/** Lends a connection for one act. */
export async function lend<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let wentWell = false;
  try {
    const result = await act(client);
    wentWell = true;
    return result;
  } catch (error) {
    // Where it was asked from, rather than where its answer was read.
    if (error instanceof DatabaseError) Error.captureStackTrace(error);
    throw error;
  } finally {
    await giveBack(client, wentWell);
  }
}
