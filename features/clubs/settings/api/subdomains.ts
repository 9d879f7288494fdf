import { type Kysely, sql, type Transaction } from "kysely";
import { routes } from "#features/routes.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { oldSubdomainDays } from "#packages/domain/limits.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { reservedByPaths } from "../domain/reserved-words.ts";
import { checkSubdomain } from "../domain/subdomain.ts";

/** Words that occupy a subdomain's position in an API path. */
const reserved = reservedByPaths(
  Object.values(routes).map(({ path }) => path),
  "subdomain",
);

export const readSubdomain = (input: string) =>
  input.trim() === "" ? ({ ok: false, reason: "REQUIRED" } as const) : checkSubdomain(input, reserved);

/**
 * Whether a chain uses this subdomain or it still redirects to one, here or at another installation; ignores `except`.
 * The redirect's year follows the platform's clock, not a sandbox's.
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
 * Checks that a chain (null: a new one) can get a subdomain in this transaction. One query covers used and retired
 * ones; the unique constraint decides between concurrent requests. Refuses with SUBDOMAIN_TAKEN.
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

/** Redirects the old subdomain to the new one for a year. */
export async function retireSubdomain(trx: Transaction<DB>, subdomain: string, chainId: number, now: Temporal.Instant) {
  const until = platformToday(now).add({ days: oldSubdomainDays });
  await trx.insertInto("retired_subdomain").values({ subdomain, chain_id: chainId, until }).execute();
}

/** Converts a violation of the unique constraint to a refusal. */
export async function subdomainGuarded<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isTaken(error, "chain_subdomain_key")) refuseFields({ subdomain: "SUBDOMAIN_TAKEN" });
    throw error;
  }
}
