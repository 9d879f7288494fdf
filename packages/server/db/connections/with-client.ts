import pg from "pg";
import { keepAlive } from "./silence.ts";

/**
 * Runs an act on one connection outside all pools. If the connection breaks, the pending statement fails; the process
 * goes on.
 */
export async function withClient<T>(connectionString: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, ...keepAlive });
  client.on("error", () => {});
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
