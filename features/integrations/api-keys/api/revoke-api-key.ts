import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { apiKeyOf } from "./key-shape.ts";
import { selectApiKeys } from "./queries.ts";

/** Revokes a key; actions that were made with the key keep its name. A second revocation changes nothing. */
export async function revokeApiKey(
  { db, changes }: Services,
  { chain, actor, params: { id }, realNow }: Call<"revokeApiKey">,
) {
  const revoked = await db.inChain(chain.id, async (trx) => {
    const changed = await trx
      .updateTable("api_key")
      .set({ revoked_at: realNow, revoked_by: actor.accountId })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (changed) {
      await audit(trx, chain, { accountId: actor.accountId, act: "revoke-api-key", subject: `api-key ${id}` });
    }
    const row = await selectApiKeys(trx).where("api_key.id", "=", id).executeTakeFirst();
    return apiKeyOf(row ?? refuse("NOT_FOUND"), realNow);
  });
  changes.tell(`api-key:${chain.id}/${id}`);
  return revoked;
}
