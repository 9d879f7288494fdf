import type pg from "pg";

/** Numbers of connections of one kind of pool; `waiting` is the number of requests without one. */
export interface ConnectionCounts {
  pool: string;
  open: number;
  idle: number;
  waiting: number;
}

const sum = (pools: readonly pg.Pool[], count: "totalCount" | "idleCount" | "waitingCount") =>
  pools.reduce((total, pool) => total + pool[count], 0);

/** Counts the connections of each kind that has a pool. */
export const countConnections = (poolsOfKind: Record<string, readonly pg.Pool[]>): ConnectionCounts[] =>
  Object.entries(poolsOfKind)
    .filter(([, pools]) => pools.length > 0)
    .map(([pool, pools]) => ({
      pool,
      open: sum(pools, "totalCount"),
      idle: sum(pools, "idleCount"),
      waiting: sum(pools, "waitingCount"),
    }));
