import { deleteMemberSession } from "#features/access/sessions/api/session-queries.ts";
import { selectOwnMember } from "#packages/server/db/own-members.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Signs a member out on one of their devices, for example a lost or stolen phone. */
export async function signOutDevice({ db, changes }: Services, call: Call<"endMemberDevice">): Promise<void> {
  const { chain, actor, params } = call;
  await db.inChain(chain.id, async (trx) => {
    const own = await selectOwnMember(trx, actor, params.id).executeTakeFirst();
    const ended = own && (await deleteMemberSession(trx, own.id, params.session).executeTakeFirst());
    if (!ended) return refuse("NOT_FOUND");
    const subject = `member ${own.id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "end-member-device", subject });
  });
  changes.tell(`member:${chain.id}/${params.id}`);
}
