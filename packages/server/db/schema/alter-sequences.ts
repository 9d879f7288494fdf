import type pg from "pg";

/**
 * Alters sequences within a transaction. On a cluster only the coordinator's sequences change, because Citus cannot alter
 * them on all nodes; each worker's sequences have a range of their own. On one PostgreSQL the setting has no effect.
 */
export async function alterSequences(client: pg.Client, statements: readonly string[]): Promise<void> {
  if (statements.length === 0) return;
  await client.query("set local citus.enable_ddl_propagation = off");
  await client.query(statements.join(";\n"));
  await client.query("set local citus.enable_ddl_propagation = on");
}
