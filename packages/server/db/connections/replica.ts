import { Kysely } from "kysely";
import type pg from "pg";
import { isUnavailable } from "../errors.ts";
import type { DB } from "../types.ts";
import { openPool } from "./client.ts";
import { platformDialect } from "./platform-dialect.ts";

/** Reports and counts are few, and each keeps a processor busy. */
const connections = 5;
/** One that did not answer is not asked again for so long. */
const awayForMs = 10_000;

interface Replica {
  pool: pg.Pool;
  /** The platform's look over all chains. */
  platform: Kysely<DB>;
  /**
   * What the replica answers; else what the database itself does. A replica may be away, may lack what was migrated a
   * moment ago, or may give a long look up to catch up: whatever stands in its way is asked of the database.
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
