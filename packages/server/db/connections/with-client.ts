import pg from "pg";
import { keepAlive } from "./silence.ts";

/** One connection for one act, outside any pool. When it breaks, the statement under way tells, and not the process's end. */
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
