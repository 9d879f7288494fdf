import type { ChainId } from "@stammis/domain/ids";
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from "kysely";
import type pg from "pg";
import { openPool } from "./client.ts";
import { clientDialect, commit } from "./driver.ts";
import type { Logins } from "./embedded/logins.ts";
import { lend, lending } from "./lend.ts";
import { type Listening, listen } from "./listen.ts";
import type { DB } from "./types.ts";

export type Rows<Q> = Q extends Compilable<infer Row> ? Row[] : never;
export type RowsOfEach<Queries extends readonly Compilable[]> = {
  -readonly [Key in keyof Queries]: Rows<Queries[Key]>;
};
/** Sends several statements at once, in order, in one trip. */
export type Batch = <const Queries extends readonly Compilable[]>(...queries: Queries) => Promise<RowsOfEach<Queries>>;

export interface Trips {
  batch: Batch;
  /** The last statements of a transaction, sent together with its commit. */
  last: Batch;
}

export interface Database {
  /** One transaction that sees and changes rows of this chain only. */
  inChain<T>(chain: ChainId, act: (trx: Transaction<DB>, trips: Trips) => Promise<T>): Promise<T>;
  /** Statements that only read this chain, in one trip to the database; all see the same moment. */
  read<const Queries extends readonly Compilable[]>(
    chain: ChainId,
    queries: (build: Kysely<DB>) => Queries,
  ): Promise<RowsOfEach<Queries>>;
  /** The same over all chains, for the platform's own pages. */
  readAll<const Queries extends readonly Compilable[]>(
    queries: (build: Kysely<DB>) => Queries,
  ): Promise<RowsOfEach<Queries>>;
  /** Builds queries for `batch` and `read`; executes nothing. */
  build: Kysely<DB>;
  /** Tables without a chain, and the platform's own look over all chains. */
  platform: Kysely<DB>;
  /** Hears a channel's notifications until the database is closed; null when some may have been missed. */
  listen(channel: string, heard: (payload: string | null) => void): Listening;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Statement builder without a connection. */
export const build = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * Role and chain are taken for the transaction alone, in the message that begins it: a connection never carries them on,
 * and what is sent outside of a transaction may read nothing.
 */
const setChain = (chain: ChainId) => `set local role stammis_app; set local stammis.chain_id = ${Number(chain)}`;

/** What a page puts together must have been true at one moment: its statements share a snapshot. */
const beginLook = "begin isolation level repeatable read read only";

function send(client: pg.PoolClient, queries: readonly Compilable[]): Promise<unknown[][]> {
  const answers = Promise.all(
    queries.map((query) => {
      const { sql, parameters } = query.compile();
      return client.query(sql, [...parameters]).then((result) => result.rows);
    }),
  );
  // Whoever waits for them hears of an error; one that nobody waits for any more fails the commit.
  answers.catch(() => {});
  return answers;
}

/** Statements between a begin and a commit, all in one trip. */
function readBetween<const Queries extends readonly Compilable[]>(
  pool: pg.Pool,
  begin: string,
  queries: Queries,
): Promise<RowsOfEach<Queries>> {
  return lend(pool, async (client) => {
    const begun = client.query(begin);
    begun.catch(() => {});
    const answers = send(client, queries);
    const committed = commit(client);
    committed.catch(() => {});
    // The statements' own error first: it says what is wrong.
    const rows = await answers;
    await Promise.all([begun, committed]);
    return rows as RowsOfEach<Queries>;
  });
}

export interface DatabaseSettings {
  logins: Logins;
  /** Connections for the chains' work; a few more serve the platform. */
  connections: number;
  onError: (error: Error) => void;
}

export function openDatabase({ logins, connections, onError }: DatabaseSettings): Database {
  const pool = openPool({ connectionString: logins.app, max: connections, onError });
  const platformPool = openPool({
    connectionString: logins.platform,
    role: "stammis_platform",
    max: 5,
    onError,
  });

  const listeners: Listening[] = [];

  return {
    build,
    platform: new Kysely<DB>({ dialect: new PostgresDialect({ pool: lending(platformPool) }) }),
    inChain: (chain, act) =>
      lend(pool, (client) => {
        const unanswered: Promise<unknown>[] = [];
        const batch = ((...queries) => send(client, queries)) as Batch;
        const last = ((...queries) => {
          const answers = send(client, queries);
          unanswered.push(answers);
          return answers;
        }) as Batch;
        return new Kysely<DB>({ dialect: clientDialect(client, `begin; ${setChain(chain)}`, unanswered) })
          .transaction()
          .execute((trx) => act(trx, { batch, last }));
      }),
    read: (chain, queries) => readBetween(pool, `${beginLook}; ${setChain(chain)}`, queries(build)),
    readAll: (queries) => readBetween(platformPool, beginLook, queries(build)),
    listen(channel, heard) {
      const listening = listen(logins.app, channel, heard);
      listeners.push(listening);
      return listening;
    },
    ping: async () => {
      await pool.query("select 1");
    },
    close: async () => {
      await Promise.all(listeners.map((each) => each.close()));
      await Promise.all([pool.end(), platformPool.end()]);
    },
  };
}
