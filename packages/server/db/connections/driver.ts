import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type pg from "pg";

function connectionOn(send: Sender): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, rowCount } = await send(query);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery() {
      throw new Error("streams are not used");
    },
  };
}

/** Sends one statement, and answers with what the database says. */
export type Sender = (query: CompiledQuery) => Promise<pg.QueryResult>;

interface Lent {
  send: Sender;
  begin: () => Promise<unknown>;
  commit: () => Promise<void>;
  unanswered: readonly Promise<unknown>[];
}

/** Kysely over one checked-out client. The commit waits for `unanswered` statements, which travel with it. */
export function clientDialect({ send, begin, commit, unanswered }: Lent): Dialect {
  const connection = connectionOn(send);
  let begun: Promise<unknown> = Promise.resolve();
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    // Sent without waiting: the first statement follows it in the same trip.
    beginTransaction: async () => {
      begun = begin();
      begun.catch(() => {});
    },
    commitTransaction: async () => {
      const committed = commit();
      committed.catch(() => {});
      await Promise.all([...unanswered, begun]);
      await committed;
    },
    // Whoever lent the connection rolls back, and sees whether it may be lent again.
    rollbackTransaction: async () => {},
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** A COMMIT after a failed statement "succeeds" as a rollback: its command tag tells. */
export async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query("commit", []);
  if (command !== "COMMIT") throw new Error("the transaction was rolled back");
}
