import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult, TransactionSettings } from "kysely";
import type pg from "pg";
import { beginOverAll, begins } from "./begin.ts";
import { releaseConnection } from "./borrow-connection.ts";
import { commit, connectionOf, dialectOf, handledElsewhere, sendBehind } from "./transaction-driver.ts";

/** A borrowed connection. A statement outside of a transaction gets its own transaction, in one round trip. */
class PlatformConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  readonly #inspect: ((statement: string) => void) | undefined;
  /** The BEGIN statement of the open transaction, perhaps still in progress; null outside of a transaction. */
  begun: Promise<unknown> | null = null;
  hasSucceeded = true;

  constructor(client: pg.PoolClient, inspect?: (statement: string) => void) {
    this.client = client;
    this.#inspect = inspect;
  }

  async #sendInOwnTransaction(query: CompiledQuery): Promise<pg.QueryResult> {
    const answer = handledElsewhere(sendBehind(beginOverAll(this.client, begins.act), this.client, query));
    const committed = handledElsewhere(commit(this.client));
    const result = await answer;
    await committed;
    return result;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { begun } = this;
    const send = (each: CompiledQuery) =>
      begun ? sendBehind(begun, this.client, each) : this.#sendInOwnTransaction(each);
    try {
      this.#inspect?.(query.sql);
      return await connectionOf(send).executeQuery<R>(query);
    } catch (error) {
      this.hasSucceeded = false;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error("streaming queries are not supported");
  }
}

/**
 * Kysely over the platform's pool. Each transaction sets role and limits for itself, and so does each statement outside of
 * one. `inspect` receives each statement before it is sent.
 */
export function platformDialect(pool: pg.Pool, inspect?: (statement: string) => void): Dialect {
  return dialectOf({
    init: async () => {},
    acquireConnection: async () => new PlatformConnection(await pool.connect(), inspect),
    // Not awaited, so that the first statement goes in the same round trip.
    beginTransaction: async (connection, { isolationLevel, accessMode }: TransactionSettings) => {
      const platform = connection as PlatformConnection;
      const level = isolationLevel ? ` isolation level ${isolationLevel}` : "";
      platform.begun = beginOverAll(platform.client, `${begins.act}${level}${accessMode ? ` ${accessMode}` : ""}`);
    },
    commitTransaction: async (connection) => {
      const platform = connection as PlatformConnection;
      platform.hasSucceeded = false;
      await commit(platform.client);
      platform.hasSucceeded = true;
      platform.begun = null;
    },
    rollbackTransaction: async (connection) => {
      (connection as PlatformConnection).hasSucceeded = false;
    },
    releaseConnection: async (connection) => {
      const { client, hasSucceeded } = connection as PlatformConnection;
      await releaseConnection(client, hasSucceeded);
    },
    destroy: () => pool.end(),
  });
}
