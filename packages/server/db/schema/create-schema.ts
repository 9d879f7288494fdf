import type pg from "pg";
import { readSchemaFiles } from "./schema-files.ts";

/**
 * Creates the current schema in an empty database. Runs in the caller's transaction.
 * @throws Error with the path of the file that failed.
 */
export async function createSchema(client: pg.Client): Promise<void> {
  // A function may be created before the tables that its body names.
  await client.query("set local check_function_bodies = off");
  // If the login is no superuser, the new owner of a function must have the right to create functions.
  await client.query("grant create on schema public to stammis_platform");
  for (const { path, text } of await readSchemaFiles()) {
    try {
      await client.query(text);
    } catch (cause) {
      throw new Error(`${path} failed: ${(cause as Error).message}`, { cause });
    }
  }
  await client.query("revoke create on schema public from stammis_platform");
  await client.query("select keep_secrets()");
}
