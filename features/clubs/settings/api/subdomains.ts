import { type Kysely, sql, type Transaction } from "kysely";
import { routes } from "#features/routes.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { oldSubdomainDays } from "#packages/domain/limits.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { reservedByPaths } from "../domain/reserved-words.ts";
import { checkSubdomain } from "../domain/subdomain.ts";

/** Words that stand where a path of the API may have a subdomain. */
const reserved = reservedByPaths(
  Object.values(routes).map(({ path }) => path),
  "subdomain",
);

export const readSubdomain = (input: string) =>
  input.trim() === "" ? ({ ok: false, reason: "REQUIRED" } as const) : checkSubdomain(input, reserved);

/**
 * Whether a chain bears this subdomain, or it still leads to one, here or in another installation; `except` does not count. The year of a retired one is
 * the platform's, the same for every chain, and no sandbox moves it.
 */
export async function isSubdomainTaken(
  db: Kysely<DB>,
  subdomain: string,
  now: Temporal.Instant,
  except: number | null = null,
) {
  const { rows } = await sql<{ taken: boolean }>`select
    exists (select from chain where subdomain = ${subdomain} and id is distinct from ${except}::bigint)
    or exists (select from retired_subdomain where subdomain = ${subdomain}
      and until >= ${platformToday(now).toString()}::date and chain_id is distinct from ${except}::bigint)
    or exists (select from moved_subdomain where subdomain = ${subdomain}) as taken`.execute(db);
  return rows[0]?.taken ?? true;
}

/**
 * Makes sure that a subdomain may be given to a chain (null: to a new one) in this transaction. One look sees it borne or,
 * once moved from, retired; of two who both found it free, the unique constraint lets one. Refuses SUBDOMAIN_TAKEN.
 */
export async function takeSubdomain(
  trx: Transaction<DB>,
  subdomain: string,
  now: Temporal.Instant,
  chainId: number | null,
) {
  if (await isSubdomainTaken(trx, subdomain, now, chainId)) refuseFields({ subdomain: "SUBDOMAIN_TAKEN" });
  await trx.deleteFrom("retired_subdomain").where("subdomain", "=", subdomain).execute();
}

/** The old subdomain leads to the new one for a year. */
export async function retireSubdomain(trx: Transaction<DB>, subdomain: string, chainId: number, now: Temporal.Instant) {
  const until = platformToday(now).add({ days: oldSubdomainDays });
  await trx.insertInto("retired_subdomain").values({ subdomain, chain_id: chainId, until }).execute();
}

/** The unique constraint has the last word. */
export async function subdomainGuarded<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isTaken(error, "chain_subdomain_key")) refuseFields({ subdomain: "SUBDOMAIN_TAKEN" });
    throw error;
  }
}
