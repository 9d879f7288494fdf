import pg from "pg";
import { joinEmbeddedPostgres } from "../apps/api/src/db/embedded/start.ts";

/** One statement on the product's own database: for what only time would bring about. */
export async function inDatabase(statement: string, parameters: unknown[]): Promise<number> {
  const running = await joinEmbeddedPostgres({ dataDir: process.env.E2E_DATA ?? "" });
  const client = new pg.Client({ connectionString: running?.connectionString ?? "" });
  await client.connect();
  try {
    return (await client.query(statement, parameters)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
