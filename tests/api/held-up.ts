import type pg from "pg";
import { inject } from "vitest";
import type { ChainId } from "#packages/domain/ids.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { beginOnNodeOf, nodesOfDatabase } from "./database/citus.ts";
import { isOnNodes } from "./database/is-on-nodes.ts";
import type { TestApi } from "./harness.ts";

interface Holder {
  query(text: string): Promise<unknown>;
  /** Closes the connection, which also rolls back an unfinished transaction. */
  close(): unknown;
}

/** Begins a transaction whose locks also block reads: on a cluster, on the node that holds the chain's rows. */
export async function beginHolding(api: TestApi, chain?: ChainId): Promise<Holder> {
  if (chain !== undefined && isOnNodes) {
    const client = await beginOnNodeOf(api.owner, api.connectionString, Number(chain));
    return { query: (text) => client.query(text), close: () => client.end() };
  }
  const client = await api.owner.connect();
  await client.query("begin");
  return { query: (text) => client.query(text), close: () => client.release(true) };
}

/**
 * Makes requests collide: holds a lock until each request, started in turn, waits for it or for another. Then lets all
 * continue. Returns the results in order. Requests that only read need `chain`, because they run on its node.
 */
export async function heldUp<T>(
  api: TestApi,
  lock: string,
  requests: readonly (() => Promise<T>)[],
  chain?: ChainId,
): Promise<T[]> {
  const holder = await beginHolding(api, chain);
  const responses: Promise<T>[] = [];
  try {
    await holder.query(lock);
    for (const request of requests) {
      responses.push(request());
      await waiting(api, responses.length);
    }
    await holder.query("commit");
  } finally {
    await holder.close();
  }
  return Promise.all(responses);
}

/** Counts sessions of the test's database on all nodes, because sessions wait on the node that holds the rows. */
export async function countSessions(api: TestApi, condition: string): Promise<number> {
  const counted = await Promise.all(
    nodesOfDatabase(api.connectionString, inject("workers")).map((node, place) => {
      const count = async (connection: pg.Pool | pg.Client) =>
        (
          await connection.query<{ count: number }>(`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and ${condition}`)
        ).rows[0]?.count ?? 0;
      return place === 0 ? count(api.owner) : withClient(node, count);
    }),
  );
  return counted.reduce((sum, count) => sum + count, 0);
}

const patienceMs = 20_000;

/**
 * Waits until this many connections wait for a lock. Ignores locks of notifications (an object) and of table extension,
 * which do not show that a request has reached the lock.
 */
export async function waiting(api: TestApi, count: number): Promise<void> {
  const blocked =
    "backend_type = 'client backend' and wait_event_type = 'Lock' and wait_event not in ('object', 'extend')";
  const until = performance.now() + patienceMs;
  while (performance.now() < until) if ((await countSessions(api, blocked)) >= count) return;
  throw new Error(`${count} requests did not start waiting for a lock in time`);
}
