import type pg from "pg";
import { StartError } from "../embedded/start-error.ts";
import { openPool } from "./client.ts";

const roles = ["stammis_app", "stammis_platform"];
/** The client names and prepares this statement, as it does for all statements with values. */
const selectTaken = "select current_user as name, $1::text as asked";

/** Returns the role that a transaction actually has after it sets this role. */
async function takenBy(client: pg.PoolClient, role: string): Promise<string> {
  const [, , taken] = await Promise.all([
    client.query("begin", []),
    client.query("select set_config('role', $1, true)", [role]),
    client.query<{ name: string }>(selectTaken, [role]),
    client.query("commit", []),
  ]);
  return taken.rows[0]?.name ?? "";
}

async function checkPool(pool: pg.Pool): Promise<void> {
  const [client, other] = [await pool.connect(), await pool.connect()];
  try {
    for (const role of roles) {
      const taken = await takenBy(client, role).catch((error: Error) => error.message);
      if (taken === role) continue;
      throw new StartError(
        `The login of APP_DATABASE_URL should be able to take the role ${role}, but cannot (${taken}).`,
      );
    }
    // Occupies the database connection that was used last, so that a pooler must give the next transaction another one.
    await other.query("begin");
    await takenBy(client, roles[0] as string).catch((error: Error) => {
      throw new StartError(
        `APP_DATABASE_URL uses a pooler that does not support prepared statements (${error.message}). Use PgBouncer 1.21 or later with max_prepared_statements above 0 and at least two connections to the database.`,
      );
    });
  } finally {
    client.release(true);
    other.release(true);
  }
}

/**
 * Throws {@link StartError} if the product's login breaks an assumption of row-level security or prepared statements.
 * Each transaction must act as the role it sets. A prepared statement must work in the next transaction, on any
 * connection.
 */
export async function checkLogin(connectionString: string): Promise<void> {
  const pool = openPool({ connectionString, max: 2, onError: () => {} });
  await checkPool(pool).finally(() => pool.end());
}
