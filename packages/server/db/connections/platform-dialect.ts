import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type pg from "pg";
import { beginOverAll, begins } from "./begin.ts";
import { commit } from "./driver.ts";
import { giveBack } from "./lend.ts";

/** One that is lent out. A statement outside of a transaction travels in one of its own, in one trip. */
class PlatformConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  readonly #inspect: ((statement: string) => void) | undefined;
  begun: Promise<unknown> | null = null;
  wentWell = true;

  constructor(client: pg.PoolClient, inspect?: (statement: string) => void) {
    this.client = client;
    this.#inspect = inspect;
  }

  async #alone(query: CompiledQuery): Promise<pg.QueryResult> {
    const begun = beginOverAll(this.client, begins.act);
    const answer = this.#send(query);
    answer.catch(() => {});
    const committed = commit(this.client);
    committed.catch(() => {});
    await begun;
    const result = await answer;
    await committed;
    return result;
  }

  #send({ sql, parameters }: CompiledQuery): Promise<pg.QueryResult> {
    return this.client.query(sql, [...parameters]);
  }

  async #inOpen(query: CompiledQuery): Promise<pg.QueryResult> {
    const answer = this.#send(query);
    answer.catch(() => {});
    await this.begun;
    return answer;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      this.#inspect?.(query.sql);
      const { rows, rowCount } = await (this.begun ? this.#inOpen(query) : this.#alone(query));
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      this.wentWell = false;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error("streams are not used");
  }
}

/**
 * Kysely over a pool of the platform's: each transaction takes role and limits for itself, and so does each statement outside
 * of one. `inspect` sees each before it is sent.
 */
export function platformDialect(pool: pg.Pool, inspect?: (statement: string) => void): Dialect {
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new PlatformConnection(await pool.connect(), inspect),
    // Sent without waiting: the first statement follows it in the same trip.
    beginTransaction: async (connection, { isolationLevel, accessMode }: TransactionSettings) => {
      const lent = connection as PlatformConnection;
      const level = isolationLevel ? ` isolation level ${isolationLevel}` : "";
      lent.begun = beginOverAll(lent.client, `${begins.act}${level}${accessMode ? ` ${accessMode}` : ""}`);
    },
    commitTransaction: async (connection) => {
      const lent = connection as PlatformConnection;
      lent.wentWell = false;
      await commit(lent.client);
      lent.wentWell = true;
      lent.begun = null;
    },
    rollbackTransaction: async (connection) => {
      (connection as PlatformConnection).wentWell = false;
    },
    releaseConnection: async (connection) => {
      const { client, wentWell } = connection as PlatformConnection;
      await giveBack(client, wentWell);
    },
    destroy: () => pool.end(),
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
