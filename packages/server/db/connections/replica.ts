import { Kysely } from "kysely";
import type pg from "pg";
import { isUnavailable } from "../errors.ts";
import type { DB } from "../types.ts";
import { openPool } from "./client.ts";
import { platformDialect } from "./platform-dialect.ts";

/** Connections to the replica. Few are enough: reports and counts are rare, and each one occupies a processor. */
const connections = 5;
/** Milliseconds without new attempts after the replica was unavailable. */
const awayForMs = 10_000;

interface Replica {
  pool: pg.Pool;
  /** The platform's reads over all chains. */
  platform: Kysely<DB>;
  /**
   * Runs a read on the replica, or on the primary if the replica fails. A replica may be unavailable, lack a recent
   * migration, or cancel a long read to catch up.
   */
  orElse<T>(ask: (pool: pg.Pool) => Promise<T>, askItself: () => Promise<T>): Promise<T>;
}

export function openReplica(
  connectionString: string,
  onError: (error: Error) => void,
  inspectOverAll?: (statement: string) => void,
): Replica {
  const pool = openPool({ connectionString, max: connections, onError });
  let awayUntil = 0;
  return {
    pool,
    platform: new Kysely<DB>({ dialect: platformDialect(pool, inspectOverAll) }),
    async orElse(ask, askItself) {
      if (performance.now() < awayUntil) return askItself();
      try {
        return await ask(pool);
      } catch (error) {
        if (isUnavailable(error)) awayUntil = performance.now() + awayForMs;
        onError(error as Error);
        return askItself();
      }
    },
  };
}
