import type pg from "pg";

const dependentObjects = "2BP01";

/**
 * Drops a login of a test. A concurrent migration may have granted it a right (`closeSettings`); the login then stays
 * until the tests' cluster is deleted.
 */
export async function dropRole(client: pg.Pool | pg.ClientBase, name: string): Promise<void> {
  try {
    await client.query(`drop role if exists ${name}`);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== dependentObjects) throw error;
  }
}
