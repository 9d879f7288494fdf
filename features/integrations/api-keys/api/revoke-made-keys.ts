import type { Transaction } from "kysely";
import { nameOrder } from "#packages/server/db/sorted.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Maker } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { keyState } from "../domain/keys.ts";

type Now = { now: Temporal.Instant };

/** Finds the live keys that a person created in any club of a company. Runs as the platform's role. */
export async function findMadeKeys(trx: Transaction<DB>, { companyId, accountId, now }: Maker & Now) {
  const rows = await trx
    .selectFrom("api_key")
    .innerJoin("chain", "chain.id", "api_key.chain_id")
    .select(["api_key.chain_id", "api_key.id", "api_key.name", "expires_at", "revoked_at"])
    .select("chain.commercial_name as club")
    .where("chain.company_id", "=", companyId)
    .where("api_key.created_by", "=", accountId)
    .where("revoked_at", "is", null)
    .orderBy(nameOrder("chain.commercial_name"))
    .orderBy("api_key.id")
    .execute();
  return rows.filter((row) => keyState({ expiresAt: row.expires_at, revokedAt: row.revoked_at }, now) === "LIVE");
}

/**
 * Revokes the keys and records each revocation in its club's audit trail. Returns the cache keys to invalidate after
 * the commit.
 */
export async function revokeMadeKeys(
  { directory }: Services,
  trx: Transaction<DB>,
  maker: Maker & Now,
  by: number,
): Promise<`api-key:${number}/${number}`[]> {
  const keys = await findMadeKeys(trx, maker);
  for (const { chain_id: chainId, id } of keys) {
    const chain = await directory.byId(chainId);
    if (!chain) continue;
    await trx
      .updateTable("api_key")
      .set({ revoked_at: maker.now, revoked_by: by })
      .where("chain_id", "=", chainId)
      .where("id", "=", id)
      .execute();
    await audit(trx, chain, { accountId: by, act: "revoke-api-key", subject: `api-key ${id}` });
  }
  return keys.map(({ chain_id: chainId, id }) => `api-key:${chainId}/${id}` as const);
}
