import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { DB } from "../../src/db/types.ts";
import { withClient } from "../../src/db/with-client.ts";
import { runChecks } from "../../src/verify/run-checks.ts";
import { type Act, hasLanded, readLanded } from "../till-acts.ts";

/** What was answered and does not stand there once, and what no longer adds up. */
export async function examineWeek(connectionString: string, answered: readonly Act[]): Promise<string[]> {
  const landed = await withClient(connectionString, readLanded);
  const lost = answered.filter((act) => !hasLanded(act, landed));
  const pool = new pg.Pool({ connectionString });
  const results = await runChecks(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }));
  await pool.end();
  return [
    ...lost.map((act) => `${JSON.stringify(act)} is not there once as it was sent`),
    ...results
      .filter(({ violations }) => violations.length > 0)
      .map(({ name, violations }) => `${name}: ${JSON.stringify(violations[0])}`),
  ];
}
