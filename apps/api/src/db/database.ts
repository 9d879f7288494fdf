import type { ChainId } from "@stammis/domain/ids";
import {
  type Compilable,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from "kysely";
import type pg from "pg";
import type { Build } from "./build.ts";
import { openPool } from "./client.ts";
import { clientDialect, commit, type Sender } from "./driver.ts";
import type { Logins } from "./embedded/logins.ts";
import { lend, lending } from "./lend.ts";
import { type Listening, listen } from "./listen.ts";
import { ownRows, parametersOf } from "./this-chain.ts";
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
    queries: (build: Build) => Queries,
  ): Promise<RowsOfEach<Queries>>;
  /** The same over all chains, for the platform's own pages. */
  readAll<const Queries extends readonly Compilable[]>(
    queries: (build: Build) => Queries,
  ): Promise<RowsOfEach<Queries>>;
  /** Builds a chain's queries for `batch` and `read`; executes nothing. */
  build: Build;
  /** Tables without a chain, and the platform's own look over all chains. */
  platform: Kysely<DB>;
  /** Hears a channel's notifications until the database is closed; null when some may have been missed. */
  listen(channel: string, heard: (payload: string | null) => void): Listening;
  ping(): Promise<void>;
  close(): Promise<void>;
}

class NoConnection extends DummyDriver {
  override async acquireConnection(): Promise<never> {
    throw new Error("this builder only builds: its statements are sent in a batch, or read");
  }
}

const withoutConnection: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new NoConnection(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Builds statements about one chain's rows. */
export const build = new Kysely<DB>({ dialect: withoutConnection, plugins: [ownRows] });

/** Builds statements about all chains'. */
const buildOverAll = new Kysely<DB>({ dialect: withoutConnection });

/**
 * Role and chain are taken for the transaction alone, in the message that begins it: a connection never carries them on,
 * and what is sent outside of a transaction may read nothing.
 */
const setChain = (chain: ChainId) => `set local role stammis_app; set local stammis.chain_id = ${Number(chain)}`;

/** What a page puts together must have been true at one moment: its statements share a snapshot. */
const beginLook = "begin isolation level repeatable read read only";

function sendAll(send: Sender, queries: readonly Compilable[]): Promise<unknown[][]> {
  const answers = Promise.all(queries.map((query) => send(query.compile()).then(({ rows }) => rows)));
  // Whoever waits for them hears of an error; one that nobody waits for any more fails the commit.
  answers.catch(() => {});
  return answers;
}

/** Statements between a begin and a commit, all in one trip. */
function readBetween<const Queries extends readonly Compilable[]>(
  pool: pg.Pool,
  begin: string,
  queries: Queries,
  senderOn: (client: pg.PoolClient) => Sender,
): Promise<RowsOfEach<Queries>> {
  return lend(pool, async (client) => {
    const begun = client.query(begin);
    begun.catch(() => {});
    const answers = sendAll(senderOn(client), queries);
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
  /** Sees each statement about one chain's rows before it is sent; tests look whether it names its chain. */
  inspect?: ((statement: string) => void) | undefined;
}

const asItIs =
  (client: pg.PoolClient): Sender =>
  ({ sql, parameters }) =>
    client.query(sql, [...parameters]);

export function openDatabase({ logins, connections, onError, inspect }: DatabaseSettings): Database {
  const pool = openPool({ connectionString: logins.app, max: connections, onError });
  const platformPool = openPool({
    connectionString: logins.platform,
    role: "stammis_platform",
    max: 5,
    onError,
  });

  const listeners: Listening[] = [];

  const ofChain =
    (chain: ChainId) =>
    (client: pg.PoolClient): Sender =>
    ({ sql, parameters }) => {
      inspect?.(sql);
      return client.query(sql, parametersOf(chain, parameters));
    };

  return {
    build,
    platform: new Kysely<DB>({ dialect: new PostgresDialect({ pool: lending(platformPool) }) }),
    inChain: (chain, act) =>
      lend(pool, (client) => {
        const send = ofChain(chain)(client);
        const unanswered: Promise<unknown>[] = [];
        const batch = ((...queries) => sendAll(send, queries)) as Batch;
        const last = ((...queries) => {
          const answers = sendAll(send, queries);
          unanswered.push(answers);
          return answers;
        }) as Batch;
        const dialect = clientDialect({ client, send, begin: `begin; ${setChain(chain)}`, unanswered });
        return new Kysely<DB>({ dialect, plugins: [ownRows] })
          .transaction()
          .execute((trx) => act(trx, { batch, last }));
      }),
    read: (chain, queries) => readBetween(pool, `${beginLook}; ${setChain(chain)}`, queries(build), ofChain(chain)),
    readAll: (queries) => readBetween(platformPool, beginLook, queries(buildOverAll), asItIs),
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
