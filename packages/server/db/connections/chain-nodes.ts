import type pg from "pg";
import type { ChainId } from "#packages/domain/ids.ts";
import { isUnavailable } from "../errors.ts";
import { openPool } from "./client.ts";

/** Milliseconds. A chain's node is looked up again after this time, because its rows may have moved. */
const placeForMs = 30_000;
/** Milliseconds without new attempts after a read on a node failed. */
const awayForMs = 10_000;

/** The node of a Citus cluster that holds a chain's rows. */
export interface ChainNode {
  pool: pg.Pool;
  /** The shard of the chain's locations, which names the views of its other shards (`beside_<shard>`). */
  shard: string;
}

interface Place {
  address: string;
  shard: string;
}

const selectCluster = `select to_regclass('pg_catalog.pg_dist_placement') is not null as "isCluster"`;
/** Rows on the coordinator itself have no views, so they have no place here. */
const selectPlace = `select nodename || ':' || nodeport as address, shardid::text as shard
  from pg_dist_placement join pg_dist_node using (groupid)
  where shardid = get_shard_id_for_distribution_column('public.location', $1::bigint)
    and groupid > 0 and noderole = 'primary' and isactive`;

/** The error code of a node that cannot run an act: the chain's rows have moved, or the act needs more ids (`useNodes`). */
const refusedByNode = "SM002";
const isRefused = (error: unknown) => (error as { code?: string } | null)?.code === refusedByNode;

type Run<T> = (node: ChainNode) => Promise<T>;

export interface ChainNodes {
  /**
   * Runs a chain's read on the node that holds its rows, where it needs no plan of the cluster. Runs the read on the
   * coordinator if the database is one PostgreSQL, or if the node fails.
   */
  read<T>(chain: ChainId, onNode: Run<T>, onCoordinator: () => Promise<T>): Promise<T>;
  /**
   * Runs an act on the node that holds the chain's rows. Runs it on the coordinator only if the node cannot have changed
   * anything: it was not reached, or it refused. `onNode` calls `began` once it has a connection.
   */
  act<T>(
    chain: ChainId,
    onNode: (node: ChainNode, began: () => void) => Promise<T>,
    onCoordinator: () => Promise<T>,
  ): Promise<T>;
  pools(): pg.Pool[];
}

interface Opening {
  /** The coordinator's connections, to look up nodes. */
  coordinator: pg.Pool;
  /** The address of the coordinator's app login, which the nodes have, too. */
  connectionString: string;
  connections: number;
  onError: (error: Error) => void;
}

export function openChainNodes({ coordinator, connectionString, connections, onError }: Opening): ChainNodes {
  const pools = new Map<string, pg.Pool>();
  const places = new Map<ChainId, { place: Promise<Place | undefined>; until: number }>();
  /** The end of each failed node's pause, by address. */
  const awayUntil = new Map<string, number>();
  let isCluster: Promise<boolean> | null = null;

  async function checkCluster(): Promise<boolean> {
    const { rows } = await coordinator.query<{ isCluster: boolean }>(selectCluster, []);
    return rows[0]?.isCluster === true;
  }

  const readPlace = async (chain: ChainId): Promise<Place | undefined> =>
    (await coordinator.query<Place>(selectPlace, [Number(chain)])).rows[0];

  function placeOf(chain: ChainId): Promise<Place | undefined> {
    const now = performance.now();
    const cached = places.get(chain);
    if (cached && now < cached.until) return cached.place;
    const place = readPlace(chain);
    places.set(chain, { place, until: now + placeForMs });
    return place;
  }

  function poolAt(address: string): pg.Pool {
    const existing = pools.get(address);
    if (existing) return existing;
    const url = Object.assign(new URL(connectionString), { host: address });
    const pool = openPool({ connectionString: url.href, max: connections, onError });
    pools.set(address, pool);
    return pool;
  }

  /** Returns the place of a chain's rows; undefined on one PostgreSQL, or while its node cannot be used. */
  async function findPlace(chain: ChainId): Promise<Place | undefined> {
    try {
      isCluster ??= checkCluster();
      const place = (await isCluster) ? await placeOf(chain) : undefined;
      return place && performance.now() < (awayUntil.get(place.address) ?? 0) ? undefined : place;
    } catch {
      // The coordinator is unavailable, and the read itself reports that.
      isCluster = null;
      places.delete(chain);
      return undefined;
    }
  }

  async function run<T>(
    chain: ChainId,
    onNode: Run<T>,
    onCoordinator: () => Promise<T>,
    isRepeatable: (error: unknown) => boolean,
  ): Promise<T> {
    const place = await findPlace(chain);
    if (!place) return onCoordinator();
    const { address, shard } = place;
    try {
      return await onNode({ pool: poolAt(address), shard });
    } catch (error) {
      places.delete(chain);
      if (isUnavailable(error)) awayUntil.set(address, performance.now() + awayForMs);
      if (!isRepeatable(error)) throw error;
      // A wrong statement or value fails on the coordinator, too, and is the caller's error.
      const result = await onCoordinator();
      onError(error as Error);
      return result;
    }
  }

  return {
    read: (chain, onNode, onCoordinator) => run(chain, onNode, onCoordinator, () => true),
    act(chain, onNode, onCoordinator) {
      let hasBegun = false;
      const began = () => {
        hasBegun = true;
      };
      return run(
        chain,
        (node) => onNode(node, began),
        onCoordinator,
        (error) => !hasBegun || isRefused(error),
      );
    },
    pools: () => [...pools.values()],
  };
}
