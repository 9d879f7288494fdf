import { Kysely, PostgresDialect } from "kysely";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { openPlainPool } from "#packages/server/db/connections/plain-pool.ts";
import type { DB } from "#packages/server/db/types.ts";

/**
 * Runs statements as the database's owner, next to its servers. Ignores late errors, because a released connection may
 * still be notified that its database stops.
 */
export async function askAsOwner<T>(connectionString: string, act: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  const pool = openPlainPool({ connectionString, onError: () => {} });
  try {
    return await act(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }));
  } finally {
    await pool.end();
  }
}

/** Returns the violated consistency checks, one sentence each. */
export const findBroken = (connectionString: string): Promise<string[]> =>
  askAsOwner(connectionString, async (db) =>
    (await runChecks(db))
      .filter(({ violations }) => violations.length > 0)
      .map(({ name, violations }) => `${name}: ${JSON.stringify(violations[0])}`),
  );
