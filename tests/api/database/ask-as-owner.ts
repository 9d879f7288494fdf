import { Kysely, PostgresDialect } from "kysely";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { openPlainPool } from "#packages/server/db/connections/plain-pool.ts";
import type { DB } from "#packages/server/db/types.ts";

/**
 * Statements by the database's owner, beside its servers. Nobody hears its last errors: a connection that was said goodbye
 * to may still be told that its database stops.
 */
export async function askAsOwner<T>(connectionString: string, act: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  const pool = openPlainPool({ connectionString, onError: () => {} });
  try {
    return await act(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }));
  } finally {
    await pool.end();
  }
}

/** What no longer adds up, a sentence a rule. */
export const findBroken = (connectionString: string): Promise<string[]> =>
  askAsOwner(connectionString, async (db) =>
    (await runChecks(db))
      .filter(({ violations }) => violations.length > 0)
      .map(({ name, violations }) => `${name}: ${JSON.stringify(violations[0])}`),
  );
