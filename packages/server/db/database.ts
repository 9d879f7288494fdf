import {
  type Compilable,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from "kysely";
import type pg from "pg";
import type { ChainId } from "#packages/domain/ids.ts";
import { type Build, isPlannedOnce } from "./build.ts";
import { beginInChain, beginOverAll, begins, type Planning } from "./connections/begin.ts";
import { openPool } from "./connections/client.ts";
import { clientDialect, commit, type Sender } from "./connections/driver.ts";
import { lend } from "./connections/lend.ts";
import { type Listening, listen } from "./connections/listen.ts";
import { platformDialect } from "./connections/platform-dialect.ts";
import { openReplica } from "./connections/replica.ts";
import type { Logins } from "./embedded/logins.ts";
import { ownRows, parametersOf } from "./this-chain.ts";
import { commitAndLook, type Touched } from "./touched.ts";
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
  /**
   * One transaction that sees and changes rows of this chain only. `planning`: `force_generic_plan` where every statement
   * is compiled once (`prepared`), so that each is planned once a connection, too.
   */
  inChain<T>(chain: ChainId, act: (trx: Transaction<DB>, trips: Trips) => Promise<T>, planning?: Planning): Promise<T>;
  /** Statements that only read this chain, in one trip to the database; all see the same moment. */
  read<const Queries extends readonly Compilable[]>(
    chain: ChainId,
    queries: (build: Build) => Queries,
  ): Promise<RowsOfEach<Queries>>;
  /** The same of the replica, if there is one: what it answers may be moments old. */
  readReplica<const Queries extends readonly Compilable[]>(
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
  /** The platform's look over all chains at the replica; without one, at the database. */
  replica: Kysely<DB>;
  /** Hears of each transaction of a chain that has changed what somebody sees, once it is committed. */
  onTouched(heard: (chain: ChainId, touched: Touched) => void): void;
  /** Hears what a committed transaction of a chain left to be told: keys of what servers are to forget. */
  onNoted(heard: (keys: readonly string[]) => void): void;
  /** Hears a channel's notifications until the database is closed; null when some may have been missed. */
  listen(channel: string, heard: (payload: string | null) => void): Listening;
  ping(): Promise<void>;
  /** Connections of each pool: in use or at hand, and what waits for one. */
  connections(): { pool: string; open: number; idle: number; waiting: number }[];
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

function sendAll(send: Sender, queries: readonly Compilable[]): Promise<unknown[][]> {
  const answers = Promise.all(queries.map((query) => send(query.compile()).then(({ rows }) => rows)));
  // Whoever waits for them hears of an error; one that nobody waits for any more fails the commit.
  answers.catch(() => {});
  return answers;
}

/** Statements between a begin and a commit, all in one trip. */
async function readBetween<const Queries extends readonly Compilable[]>(
  client: pg.PoolClient,
  begun: Promise<unknown>,
  queries: Queries,
  send: Sender,
): Promise<RowsOfEach<Queries>> {
  const answers = sendAll(send, queries);
  const committed = commit(client);
  committed.catch(() => {});
  const rows = await answers;
  await Promise.all([begun, committed]);
  return rows as RowsOfEach<Queries>;
}

export interface DatabaseSettings {
  logins: Logins;
  /** Connections for the chains' work; a few more serve the platform. */
  connections: number;
  onError: (error: Error) => void;
  /** Sees each statement about one chain's rows before it is sent; tests look whether it names its chain. */
  inspect?: ((statement: string) => void) | undefined;
  /** Sees each statement of the platform's, which may be about all chains; tests look whether it is one of those that may. */
  inspectOverAll?: ((statement: string) => void) | undefined;
}

export function openDatabase({ logins, connections, onError, inspect, inspectOverAll }: DatabaseSettings): Database {
  const pool = openPool({ connectionString: logins.app, max: connections, onError });
  const platformPool = openPool({ connectionString: logins.platform, max: 5, onError });

  const replica = logins.replica === null ? null : openReplica(logins.replica, onError, inspectOverAll);
  const platform = new Kysely<DB>({ dialect: platformDialect(platformPool, inspectOverAll) });
  const listeners: Listening[] = [];
  const touchedHeard: ((chain: ChainId, touched: Touched) => void)[] = [];
  const notedHeard: ((keys: readonly string[]) => void)[] = [];

  /** The commit of an act, which is told to whoever hears of what it touched. */
  const committing = (client: pg.PoolClient, chain: ChainId) => async () => {
    const { touched, keys } = await commitAndLook(client);
    if (keys.length > 0) for (const heard of notedHeard) heard(keys);
    if (touched) for (const heard of touchedHeard) heard(chain, touched);
  };

  function tripsOn(client: pg.PoolClient, chain: ChainId) {
    const send: Sender = ({ sql, parameters }) => {
      inspect?.(sql);
      return client.query(sql, parametersOf(chain, parameters));
    };
    const unanswered: Promise<unknown>[] = [];
    const batch = ((...queries) => sendAll(send, queries)) as Batch;
    const last = ((...queries) => {
      const answers = sendAll(send, queries);
      unanswered.push(answers);
      return answers;
    }) as Batch;
    return { send, unanswered, trips: { batch, last } satisfies Trips };
  }

  const readOn =
    (from: pg.Pool): Database["read"] =>
    (chain, queries) =>
      lend(from, (client) => {
        const asked = queries(build);
        const planning = asked.every(isPlannedOnce) ? "force_generic_plan" : "auto";
        return readBetween(
          client,
          beginInChain(client, chain, begins.look, planning),
          asked,
          tripsOn(client, chain).send,
        );
      });

  return {
    build,
    platform,
    replica: replica?.platform ?? platform,
    inChain: (chain, act, planning = "auto") =>
      lend(pool, (client) => {
        const { trips, unanswered, send } = tripsOn(client, chain);
        const begin = () => beginInChain(client, chain, begins.act, planning);
        const dialect = clientDialect({ send, begin, commit: committing(client, chain), unanswered });
        return new Kysely<DB>({ dialect, plugins: [ownRows] }).transaction().execute((trx) => act(trx, trips));
      }),
    read: readOn(pool),
    readReplica: (chain, queries) =>
      replica
        ? replica.orElse(
            (from) => readOn(from)(chain, queries),
            () => readOn(pool)(chain, queries),
          )
        : readOn(pool)(chain, queries),
    readAll: (queries) =>
      lend(platformPool, (client) =>
        readBetween(client, beginOverAll(client, begins.look), queries(buildOverAll), ({ sql, parameters }) => {
          inspectOverAll?.(sql);
          return client.query(sql, [...parameters]);
        }),
      ),
    onTouched: (heard) => void touchedHeard.push(heard),
    onNoted: (heard) => void notedHeard.push(heard),
    listen(channel, heard) {
      const listening = listen(logins.listener, channel, heard);
      listeners.push(listening);
      return listening;
    },
    connections: () =>
      Object.entries({ chains: pool, platform: platformPool, ...(replica && { replica: replica.pool }) }).map(
        ([name, { totalCount, idleCount, waitingCount }]) => ({
          pool: name,
          open: totalCount,
          idle: idleCount,
          waiting: waitingCount,
        }),
      ),
    ping: async () => {
      await pool.query("select 1", []);
    },
    close: async () => {
      await Promise.all(listeners.map((each) => each.close()));
      await Promise.all([pool.end(), platformPool.end(), replica?.pool.end()]);
    },
  };
}
