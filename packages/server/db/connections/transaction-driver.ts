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

/** Sends one statement and resolves with its result. */
export type Sender = (query: CompiledQuery) => Promise<pg.QueryResult>;

/** Marks a promise as handled elsewhere, so that its rejection does not end the process. */
export function handledElsewhere<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/**
 * Sends a statement behind a transaction's begin, without waiting for it. If the begin fails, the statement fails with the
 * begin's error; PostgreSQL itself would report an aborted transaction.
 */
export async function sendBehind(
  begun: Promise<unknown>,
  client: pg.PoolClient,
  { sql, parameters }: { sql: string; parameters: readonly unknown[] },
): Promise<pg.QueryResult> {
  const answer = handledElsewhere(client.query(sql, [...parameters]));
  await begun;
  return answer;
}

/** Commits. PostgreSQL answers the commit of a failed transaction with ROLLBACK, which is an error here. */
export async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query("commit", []);
  if (command !== "COMMIT") throw new Error("the transaction was rolled back");
}

export function connectionOf(send: Sender): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, rowCount } = await send(query);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery() {
      throw new Error("streaming queries are not supported");
    },
  };
}

export const dialectOf = (driver: Driver): Dialect => ({
  createDriver: () => driver,
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** Kysely's dialect for one transaction that has begun on a borrowed connection; `withConnection` rolls it back. */
export function transactionDialect(send: Sender, commitTransaction: () => Promise<void>): Dialect {
  const connection = connectionOf(send);
  const nothing = async () => {};
  return dialectOf({
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  });
}
