import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { apiKeyOf, wireLimitsOf } from "./key-shape.ts";
import { selectApiKeys } from "./queries.ts";

const ore = (kronor: number | null) => (kronor === null ? null : kronor * 100);

/** Sets a live key's own limits; null: the club's limits for cashiers. Refuses with NOT_FOUND for other keys. */
export async function setKeyLimits({ db, changes }: Services, call: Call<"setApiKeyLimits">) {
  const { chain, actor, body, realNow } = call;
  const { id } = call.params;
  const changed = await db.inChain(chain.id, async (trx) => {
    const key = selectApiKeys(trx).where("api_key.id", "=", id);
    const before = await key.where("revoked_at", "is", null).executeTakeFirst();
    if (!before) return refuse("NOT_FOUND");
    await trx
      .updateTable("api_key")
      .set({
        alone_per_purchase_ore: ore(body.perPurchase),
        alone_per_day_ore: ore(body.perDay),
        alone_per_member_day_ore: ore(body.perMemberDay),
        correction_per_member: body.correctionsPerMember,
        correction_per_day: body.correctionsPerDay,
      })
      .where("id", "=", id)
      .execute();
    const after = (await key.executeTakeFirst()) ?? refuse("NOT_FOUND");
    const changes = whatChanged(trailFacts(before), trailFacts(after));
    const subject = `api-key ${id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "set-api-key-limits", subject, detail: { changes } });
    return apiKeyOf(after, realNow);
  });
  changes.tell(`api-key:${chain.id}/${id}`);
  return changed;
}

/** Returns a key's limits under the names that the audit trail uses for a club's limits. */
function trailFacts(row: Parameters<typeof wireLimitsOf>[0]) {
  const { perPurchase, perDay, perMemberDay, correctionsPerMember, correctionsPerDay } = wireLimitsOf(row);
  return {
    alonePerPurchase: perPurchase,
    alonePerDay: perDay,
    alonePerMemberDay: perMemberDay,
    perMember: correctionsPerMember,
    perDay: correctionsPerDay,
  };
}
