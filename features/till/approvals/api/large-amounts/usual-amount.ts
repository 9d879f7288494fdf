import { sql } from "kysely";
import type { Database } from "#packages/server/db/database.ts";
import { Latest } from "#packages/server/remembered/latest.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

const latest = 200;
const freshForMs = 10 * 60_000;
const rememberAtMost = 5_000;
type Known = Latest<string, { ore: number | null; until: number }>;
/** One cache per database: in tests, two databases in one process use the same club ids. */
const knownOf = new WeakMap<Database, Known>();

function remember(db: Database): Known {
  const cache: Known = new Latest(rememberAtMost);
  knownOf.set(db, cache);
  return cache;
}

/**
 * Returns the median of a point of sale's latest 200 purchases in öre; null before the first. It only decides on a
 * question about an unusual amount, so a value ten minutes old is good enough.
 */
export async function usualAmount({ db }: Services, chain: Chain, locationId: number): Promise<number | null> {
  const cache = knownOf.get(db) ?? remember(db);
  const key = `${chain.id}/${locationId}`;
  const remembered = cache.get(key);
  if (remembered && remembered.until > performance.now()) return remembered.ore;
  const [[row]] = await db.read(chain.id, (q) => [
    q
      .selectFrom((from) =>
        from
          .selectFrom("purchase")
          .select("amount_ore")
          .where("location_id", "=", locationId)
          .where("amount_ore", ">", 0)
          .orderBy("purchased_at", "desc")
          .limit(latest)
          .as("recent"),
      )
      .select(
        sql<number | null>`(percentile_disc(0.5) within group (order by recent.amount_ore))::bigint`.as("median"),
      ),
  ]);
  const ore = row?.median ?? null;
  cache.set(key, { ore, until: performance.now() + freshForMs });
  return ore;
}
