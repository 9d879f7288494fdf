import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  findStoredAnswer,
  keptFor,
  refuseReused,
  replayed,
  retryOf,
  storeAnswer,
} from "#packages/server/request/stored-answers.ts";
import { mergingSchemas } from "../contract/schemas.ts";
import { mergesAlone } from "../domain/merge-approval.ts";
import { mergeTwo } from "./merge-two.ts";
import { lockBoth } from "./queries.ts";

type Answer = { mergeId: number };

/**
 * Merges two memberships. Locks both rows first, in the order of their ids, so that tills wait and then find the kept
 * member. The kept member takes over the other's rows. Product "merging duplicates with undo". Refuses a local merchant
 * with MERGE_APPROVAL_NEEDED.
 */
export async function mergeMembers({ db, changes, config }: Services, call: Call<"mergeMembers">): Promise<Answer> {
  const { chain, actor, params, body, idempotencyKey } = call;
  const { accountId } = actor;
  const [keptId, otherId] = [params.id, body.otherId];
  if (keptId === otherId) refuse("SAME_MEMBER");
  const retry = retryOf(chain.id, accountId, {
    schemas: mergingSchemas,
    route: "mergeMembers",
    key: idempotencyKey,
    request: { ...params, ...body },
  });
  const act = db.inChain(chain.id, async (trx, { batch }): Promise<Answer> => {
    const both = await lockBoth(trx, actor, [keptId, otherId]).execute();
    const [stored] = await batch(findStoredAnswer(trx, retry));
    const before = replayed<Answer>(stored[0], retry);
    if (before) return before;
    if (both.length < 2) refuse("NOT_FOUND");
    if (!mergesAlone(actor.role)) refuse("MERGE_APPROVAL_NEEDED");
    const merge = { keptId, otherId, taken: body.taken, accountId, askedBy: null };
    const mergeId = await mergeTwo(trx, { batch }, { config, call, merge });
    await storeAnswer(trx, retry, JSON.stringify({ mergeId }), call.realNow.add(keptFor)).execute();
    return { mergeId };
  });
  const answer = await act.catch(refuseReused);
  changes.tell(`member:${chain.id}/${keptId}`, `member:${chain.id}/${otherId}`);
  return answer;
}
