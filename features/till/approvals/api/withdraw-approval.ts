import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { at, selectRequests } from "./queries.ts";

/** Withdraws a request at its till. An answered request keeps its answer. */
export async function withdrawApproval({ db }: Services, call: Call<"withdrawApproval">): Promise<void> {
  const { chain, actor, params, realNow } = call;
  await db.inChain(chain.id, async (trx) => {
    const requestQuery = selectRequests(trx, chain).where("request.id", "=", params.id).where(at(actor.locationIds));
    const { location_id } = (await requestQuery.executeTakeFirst()) ?? refuse("NOT_FOUND");
    const { numUpdatedRows } = await trx
      .updateTable("approval_request")
      .set({ answer: "WITHDRAWN", answered_at: realNow })
      .where("chain_id", "=", chain.id)
      .where("id", "=", params.id)
      .where("answer", "is", null)
      .where("expires_at", ">", realNow)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const { accountId } = actor;
    const auditScope = { subject: `approval ${params.id}`, locationIds: [location_id] };
    await audit(trx, chain, { accountId, act: "withdraw-approval", ...auditScope });
  });
}
