import { type Compilable, type CompiledQuery, DummyDriver, Kysely, type Transaction } from "kysely";
import type pg from "pg";
import type { ChainId } from "#packages/domain/ids.ts";
import { type Build, isPlannedOnce } from "./build.ts";
import { beginInChain, beginOnNode, beginOverAll, begins, type Planning } from "./connections/begin.ts";
import { withConnection } from "./connections/borrow-connection.ts";
import { type ChainNode, openChainNodes } from "./connections/chain-nodes.ts";
import { openPool } from "./connections/client.ts";
import { type ConnectionCounts, countConnections } from "./connections/count-connections.ts";
import { type DrawnIds, drawIds, drawIdsForNode, type IdCounts } from "./connections/draw-ids.ts";
import { type Listening, listen } from "./connections/listen.ts";
import { platformDialect } from "./connections/platform-dialect.ts";
import { openReplica } from "./connections/replica.ts";
import { retryDeadlocks } from "./connections/retry-deadlocks.ts";
import {
  commit,
  dialectOf,
  handledElsewhere,
  type Sender,
  sendBehind,
  transactionDialect,
} from "./connections/transaction-driver.ts";
import type { Logins } from "./embedded/logins.ts";
import { isAborted } from "./errors.ts";
import { ownRows, parametersOf } from "./this-chain.ts";
import { commitAndReadChanges, type Touched } from "./touched.ts";
import type { DB } from "./types.ts";

export type Rows<Q> = Q extends Compilable<infer Row> ? Row[] : never;
export type RowsOfEach<Queries extends readonly Compilable[]> = {
  -readonly [Key in keyof Queries]: Rows<Queries[Key]>;
};
/** Sends several statements in order, in one round trip. */
export type Batch = <const Queries extends readonly Compilable[]>(...queries: Queries) => Promise<RowsOfEach<Queries>>;

export interface Trips {
  batch: Batch;
  /** Sends the last statements of a transaction together with its commit, in one round trip. */
  last: Batch;
  /** Draws ids of ordered tables, after the locks of the statements that were sent before. */
  drawIds(counts: IdCounts): Promise<DrawnIds>;
}

/** The scope of a read by the platform's role: the rows of every chain, and tables without a chain. */
export const allChains = "all chains";

export interface ReadOptions {
  /** Reads the replica if there is one. Its rows may be moments old. */
  replica?: boolean;
}

export interface ActOptions {
  planning?: Planning;
  /**
   * True for an act that changes only rows of the chain, by `last`, draws its ids by `drawIds` and adds no job: the node
   * of a cluster that holds the rows can run it.
   */
  local?: boolean;
}

export interface Database {
  /**
   * Runs an act in one transaction that reads and writes rows of this chain only. A deadlock runs the act again, so its
   * effects are in the transaction.
   */
  inChain<T>(chain: ChainId, act: (trx: Transaction<DB>, trips: Trips) => Promise<T>, options?: ActOptions): Promise<T>;
  /** Sends reading statements in one round trip. All of them see one snapshot. */
  read<const Queries extends readonly Compilable[]>(
    scope: ChainId | typeof allChains,
    queries: (build: Build) => Queries,
    options?: ReadOptions,
  ): Promise<RowsOfEach<Queries>>;
  /** Runs an act of the platform's role in one transaction, over all chains. Runs again after a deadlock. */
  inPlatform<T>(act: (trx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Runs single statements of the platform's role, over all chains. */
  platform: Kysely<DB>;
  /** Reads the replica with the platform's role; without a replica, `platform`. */
  replica: Kysely<DB>;
  /** Calls the listener after each committed transaction that changed what a member sees. */
  onTouched(listener: (chain: ChainId, touched: Touched) => void): void;
  /** Calls the listener with the cache keys that a committed transaction made stale. */
  onStaleKeys(listener: (keys: readonly string[]) => void): void;
  /** Receives a channel's notifications until the database is closed; null when notifications may have been lost. */
  listen(channel: string, listener: (payload: string | null) => void): Listening;
  ping(): Promise<void>;
  connections(): ConnectionCounts[];
  close(): Promise<void>;
}

class NoConnection extends DummyDriver {
  override async acquireConnection(): Promise<never> {
    throw new Error("this builder cannot execute statements: pass them to `batch` or `read`");
  }
}

const withoutConnection = dialectOf(new NoConnection());

/** Builds statements about one chain's rows. */
export const build = new Kysely<DB>({ dialect: withoutConnection, plugins: [ownRows] });

/** Builds statements about the rows of all chains. */
const buildOverAll = new Kysely<DB>({ dialect: withoutConnection });

const sendAll = (send: Sender, queries: readonly Compilable[]): Promise<unknown[][]> =>
  handledElsewhere(Promise.all(queries.map((query) => send(query.compile()).then(({ rows }) => rows))));

export interface DatabaseSettings {
  logins: Logins;
  /** The number of connections for the chains' requests; five more serve the platform. */
  connections: number;
  onError: (error: Error) => void;
  /**
   * Receives each statement about one chain before it is sent, and whether a cluster's node may run it. Tests check that
   * it names its chain, and that a node has its tables.
   */
  inspect?: ((statement: string, where: "node" | "coordinator") => void) | undefined;
  /** Receives each statement of the platform's role before it is sent; tests check that it is a declared one. */
  inspectOverAll?: ((statement: string) => void) | undefined;
}

export function openDatabase({ logins, connections, onError, inspect, inspectOverAll }: DatabaseSettings): Database {
  const pool = openPool({ connectionString: logins.app, max: connections, onError });
  const platformPool = openPool({ connectionString: logins.platform, max: 5, onError });
  const replica = logins.replica === null ? null : openReplica(logins.replica, onError, inspectOverAll);
  const nodes = openChainNodes({ coordinator: pool, connectionString: logins.app, connections, onError });
  const platform = new Kysely<DB>({ dialect: platformDialect(platformPool, inspectOverAll) });
  const listeners: Listening[] = [];
  const touchedListeners: ((chain: ChainId, touched: Touched) => void)[] = [];
  const staleKeyListeners: ((keys: readonly string[]) => void)[] = [];

  async function commitAct(client: pg.PoolClient, chain: ChainId): Promise<void> {
    const { touched, keys } = await commitAndReadChanges(client);
    if (keys.length > 0) for (const listener of staleKeyListeners) listener(keys);
    if (touched) for (const listener of touchedListeners) listener(chain, touched);
  }

  async function actOn<T>(
    client: pg.PoolClient,
    begun: Promise<unknown>,
    chain: ChainId,
    act: (trx: Transaction<DB>, trips: Trips) => Promise<T>,
    { isOnNode = false, isLocal = false } = {},
  ): Promise<T> {
    let firstError: unknown;
    let latestAnswer: Promise<unknown> = begun;
    const send: Sender = ({ sql, parameters }) => {
      inspect?.(sql, isLocal ? "node" : "coordinator");
      const answer = sendBehind(begun, client, { sql, parameters: parametersOf(chain, parameters) });
      answer.catch((error) => {
        firstError ??= error;
      });
      latestAnswer = answer;
      return answer;
    };
    const lastAnswers: Promise<unknown>[] = [];
    const takeIds = (ids: readonly string[]) => {
      lastAnswers.push(handledElsewhere(sendBehind(begun, client, { sql: "select take_ids($1)", parameters: [ids] })));
    };
    const trips: Trips = {
      batch: ((...queries) => sendAll(send, queries)) as Batch,
      last: ((...queries) => {
        const answers = sendAll(send, queries);
        lastAnswers.push(answers);
        return answers;
      }) as Batch,
      drawIds: async (counts) => {
        if (!isOnNode) return drawIds(send, counts);
        await latestAnswer;
        return drawIdsForNode(pool, takeIds, counts);
      },
    };
    const commitTransaction = async () => {
      const committed = handledElsewhere(commitAct(client, chain));
      await Promise.all([begun, ...lastAnswers]);
      await committed;
    };
    const dialect = transactionDialect(send, commitTransaction);
    try {
      return await new Kysely<DB>({ dialect, plugins: [ownRows] }).transaction().execute((trx) => act(trx, trips));
    } catch (error) {
      // The act may have waited only for a statement behind the one that failed, which does not tell the reason.
      throw isAborted(error) ? (firstError ?? error) : error;
    }
  }

  const inChain: Database["inChain"] = (chain, act, { planning = "auto", local: isLocal = false } = {}) => {
    const onCoordinator = () =>
      withConnection(pool, (client) =>
        actOn(client, beginInChain(client, chain, begins.act, planning), chain, act, { isLocal }),
      );
    if (!isLocal) return retryDeadlocks(onCoordinator);
    const onNode = (node: ChainNode, began: () => void) =>
      withConnection(node.pool, (client) => {
        began();
        return actOn(client, beginOnNode(client, chain, node, "act", planning), chain, act, {
          isOnNode: true,
          isLocal,
        });
      });
    return retryDeadlocks(() => nodes.act(chain, onNode, onCoordinator));
  };

  /** Sends reading statements in one round trip, from the begin to the commit. */
  async function readIn<const Queries extends readonly Compilable[]>(
    client: pg.PoolClient,
    begun: Promise<unknown>,
    queries: Queries,
    send: (query: CompiledQuery) => Promise<pg.QueryResult>,
  ): Promise<RowsOfEach<Queries>> {
    const rows = sendAll(send, queries);
    const committed = handledElsewhere(commit(client));
    const result = await rows;
    await Promise.all([begun, committed]);
    return result as RowsOfEach<Queries>;
  }

  const readOverAll = <const Queries extends readonly Compilable[]>(
    from: pg.Pool,
    queriesOf: (build: Build) => Queries,
  ): Promise<RowsOfEach<Queries>> =>
    withConnection(from, (client) => {
      const begun = beginOverAll(client, begins.read);
      return readIn(client, begun, queriesOf(buildOverAll), (query) => {
        inspectOverAll?.(query.sql);
        return sendBehind(begun, client, query);
      });
    });

  const readChain = <const Queries extends readonly Compilable[]>(
    from: { pool: pg.Pool } | ChainNode,
    chain: ChainId,
    queriesOf: (build: Build) => Queries,
  ): Promise<RowsOfEach<Queries>> =>
    withConnection(from.pool, (client) => {
      const queries = queriesOf(build);
      const planning = queries.every(isPlannedOnce) ? "force_generic_plan" : "auto";
      const begun =
        "shard" in from
          ? beginOnNode(client, chain, from, "read", planning)
          : beginInChain(client, chain, begins.read, planning);
      return readIn(client, begun, queries, ({ sql, parameters }) => {
        inspect?.(sql, "node");
        return sendBehind(begun, client, { sql, parameters: parametersOf(chain, parameters) });
      });
    });

  const readPrimary: Database["read"] = (scope, queries) =>
    scope === allChains
      ? readOverAll(platformPool, queries)
      : nodes.read(
          scope,
          (node) => readChain(node, scope, queries),
          () => readChain({ pool }, scope, queries),
        );

  const pools = () => ({
    chains: [pool],
    platform: [platformPool],
    replica: replica ? [replica.pool] : [],
    nodes: nodes.pools(),
  });

  return {
    inChain,
    inPlatform: (act) => retryDeadlocks(() => platform.transaction().execute(act)),
    read: (scope, queries, options) =>
      replica && options?.replica
        ? replica.orElse(
            (copy) => (scope === allChains ? readOverAll(copy, queries) : readChain({ pool: copy }, scope, queries)),
            () => readPrimary(scope, queries),
          )
        : readPrimary(scope, queries),
    platform,
    replica: replica?.platform ?? platform,
    onTouched: (listener) => void touchedListeners.push(listener),
    onStaleKeys: (listener) => void staleKeyListeners.push(listener),
    listen(channel, listener) {
      const listening = listen(logins.listener, channel, listener);
      listeners.push(listening);
      return listening;
    },
    connections: () => countConnections(pools()),
    ping: async () => {
      await pool.query("select 1", []);
    },
    close: async () => {
      await Promise.all(listeners.map((each) => each.close()));
      await Promise.all(
        Object.values(pools())
          .flat()
          .map((each) => each.end()),
      );
    },
  };
}
