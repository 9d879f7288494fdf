import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { mergesAlone } from "../../domain/merge-approval.ts";
import { undoProblem } from "../../domain/undo-merge.ts";
import { refuseOwnMembership } from "../own-membership.ts";
import { lockBoth, selectMerge, sinceColumns } from "../queries.ts";
import { lockMerge } from "../separate-two.ts";
import { insertRequest, selectWaitingRequest } from "./request-queries.ts";

type Asking = Pick<Call<"askMerge">, "chain" | "actor" | "now">;
type Wanted = Parameters<typeof insertRequest>[2];

async function keepRequest(trx: Transaction<DB>, asking: Asking, request: Wanted): Promise<{ id: number }> {
  const { chain, actor } = asking;
  await refuseOwnMembership(trx, [actor.accountId], [request.keptId, request.otherId]);
  const added = await insertRequest(trx, asking, request).executeTakeFirst();
  if (!added) return selectWaitingRequest(trx, request).executeTakeFirstOrThrow();
  await audit(trx, chain, {
    accountId: actor.accountId,
    act: request.mergeId === null ? "ask-merge" : "ask-undo-merge",
    subject: `member ${request.keptId}`,
    detail: { other: request.otherId, request: added.id },
  });
  return added;
}

/** Requests a merchant's approval to merge two memberships, for a local merchant who may see both members. */
export async function askMerge({ db }: Services, call: Call<"askMerge">): Promise<{ id: number }> {
  const { chain, actor, params, body } = call;
  const [keptId, otherId] = [params.id, body.otherId];
  if (keptId === otherId) refuse("SAME_MEMBER");
  return db.inChain(chain.id, async (trx) => {
    const both = await lockBoth(trx, actor, [keptId, otherId]).execute();
    if (both.length < 2) refuse("NOT_FOUND");
    if (mergesAlone(actor.role)) refuse("MERGE_APPROVAL_NOT_NEEDED");
    return keepRequest(trx, call, { keptId, otherId, mergeId: null, taken: body.taken });
  });
}

/**
 * Requests a merchant's approval to undo a merge, for a local merchant. Refuses a merge that can no longer be undone.
 */
export async function askUndoMerge({ db }: Services, call: Call<"askUndoMerge">): Promise<{ id: number }> {
  const { chain, actor, params, now } = call;
  const { id: keptId, mergeId } = params;
  return db.inChain(chain.id, async (trx) => {
    const otherId = await lockMerge(trx, keptId, mergeId);
    const [own] = await lockBoth(trx, actor, [keptId]).execute();
    const merge = await selectMerge(trx, keptId, mergeId).select(sinceColumns).executeTakeFirst();
    if (!own || !merge) return refuse("NOT_FOUND");
    if (mergesAlone(actor.role)) refuse("MERGE_APPROVAL_NOT_NEEDED");
    const { merged_at: mergedAt, merged_again: mergedAgain, used } = merge;
    const problem = undoProblem({ mergedAt, now, mergedAgain, used });
    if (problem) refuse(problem);
    return keepRequest(trx, call, { keptId, otherId, mergeId, taken: [] });
  });
}
