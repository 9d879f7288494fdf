import pg from "pg";
import { joinEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";

/**
 * Runs one statement on the product's database, for changes that only time would bring. Returns the number of affected
 * rows.
 */
export async function inDatabase(statement: string, parameters: unknown[]): Promise<number> {
  return (await ask(statement, parameters)).rowCount ?? 0;
}

/** Returns the rows of one statement, for data that no screen shows. */
export async function rowsIn<Row extends object>(statement: string, parameters: unknown[]): Promise<Row[]> {
  return (await ask(statement, parameters)).rows as Row[];
}

async function ask(statement: string, parameters: unknown[]) {
  const running = await joinEmbeddedPostgres({ dataDir: process.env.E2E_DATA ?? "" });
  const client = new pg.Client({ connectionString: running?.connectionString ?? "" });
  await client.connect();
  try {
    return await client.query(statement, parameters);
  } finally {
    await client.end();
  }
}
