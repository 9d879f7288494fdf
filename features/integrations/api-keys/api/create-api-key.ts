import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { keyPrefix } from "#packages/domain/access/api-keys.ts";
import { textMax } from "#packages/domain/limits.ts";
import { checkName } from "#packages/domain/people/names.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { checkPlaces } from "#packages/server/request/check-places.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken, makeToken } from "#packages/server/security/tokens.ts";
import { keyExpiresAt, keysAtMost } from "../domain/keys.ts";
import { checkScopes } from "../domain/scopes.ts";
import { apiKeyOf } from "./key-shape.ts";
import { selectApiKeys } from "./queries.ts";

type Creating = Call<"createApiKey">;

function readKey({ name, scopes, pointOfSaleIds }: Creating["body"]) {
  const read = checkName(name, { min: 2, max: textMax.keyName });
  const scopeCheck = checkScopes(scopes, pointOfSaleIds !== null);
  const wrong = {
    ...(!read.ok && { name: read.reason }),
    ...(!scopeCheck.ok && { scopes: scopeCheck.reason }),
    ...(pointOfSaleIds?.length === 0 && { pointOfSaleIds: "REQUIRED" as const }),
  };
  if (!read.ok || !scopeCheck.ok || pointOfSaleIds?.length === 0) return refuseFields(wrong) as never;
  return { name: read.name, scopes: scopeCheck.scopes, locationIds: pointOfSaleIds && [...new Set(pointOfSaleIds)] };
}

/**
 * Creates the account under which the key acts. Its address is no real one, and it has no password, so it cannot sign
 * in.
 */
async function openAccount(trx: Transaction<DB>, name: string, call: Creating): Promise<number> {
  const { id } = await trx
    .insertInto("account")
    .values({
      email: `api-key ${randomUUID()}`,
      first_name: name,
      last_name: "(API)",
      language: call.chain.language,
      created_at: call.realNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Creates a key of the club, shown once. Runs in the platform's role, the only one that can create accounts and read
 * hashes.
 */
export async function createApiKey({ db }: Services, call: Creating) {
  const { chain, actor, body, realNow } = call;
  const { name, scopes, locationIds } = readKey(body);
  const key = `${keyPrefix}${makeToken()}`;
  return db.inPlatform(async (trx) => {
    await sql`select from chain where id = ${chain.id} for no key update`.execute(trx);
    const live = await trx
      .selectFrom("api_key")
      .select("id")
      .where("chain_id", "=", chain.id)
      .where("revoked_at", "is", null)
      .execute();
    if (live.length >= keysAtMost) refuse("TOO_MANY_KEYS");
    const { id } = await trx
      .insertInto("api_key")
      .values({
        chain_id: chain.id,
        account_id: await openAccount(trx, name, call),
        name,
        token_hash: hashToken(key),
        hint: key.slice(-4),
        scopes,
        bound: locationIds !== null,
        created_by: actor.accountId,
        created_at: realNow,
        expires_at: keyExpiresAt(realNow, body.days),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (locationIds) {
      await checkPlaces(trx, chain.id, locationIds, "OPEN");
      await trx
        .insertInto("api_key_location")
        .values(locationIds.map((location_id) => ({ chain_id: chain.id, key_id: id, location_id })))
        .execute();
    }
    const subject = `api-key ${id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "create-api-key", subject, detail: { scopes } });
    const made = selectApiKeys(trx).where("api_key.chain_id", "=", chain.id).where("api_key.id", "=", id);
    return { apiKey: apiKeyOf(await made.executeTakeFirstOrThrow(), realNow), key };
  });
}
