import { isTaken } from "#packages/server/db/errors.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { mergesAlone } from "../domain/merge-approval.ts";
import { selectBoth } from "./queries.ts";
import { lockMerge, separateTwo } from "./separate-two.ts";

/** Translates a unique violation: another member has taken the address in the meantime. */
export function refuseTaken(error: unknown): never {
  if (isTaken(error, "member_chain_id_email_key")) refuse("EMAIL_TAKEN");
  if (isTaken(error, "member_chain_id_phone_key")) refuse("PHONE_TAKEN");
  throw error;
}

/**
 * Separates two memberships, within thirty days and if no merged points, stamps or offers were used. A consent
 * withdrawn since the merge stays withdrawn for both. Refuses a local merchant with MERGE_APPROVAL_NEEDED.
 */
export async function undoMerge({ db, changes, config }: Services, call: Call<"undoMerge">): Promise<void> {
  const { chain, actor, params } = call;
  const [keptId, mergeId] = [params.id, params.mergeId];
  const act = db.inChain(chain.id, async (trx, { batch }) => {
    const otherId = await lockMerge(trx, keptId, mergeId);
    const [own] = await selectBoth(trx, actor, [keptId]).execute();
    if (!own) return refuse("NOT_FOUND");
    if (!mergesAlone(actor.role)) refuse("MERGE_APPROVAL_NEEDED");
    const separation = { keptId, mergeId, accountId: actor.accountId, askedBy: null };
    await separateTwo(trx, batch, { config, call, separation });
    return otherId;
  });
  const otherId = await act.catch(refuseTaken);
  changes.tell(`member:${chain.id}/${keptId}`, `member:${chain.id}/${otherId}`);
}
