import { ownMembers } from "#packages/server/db/own-members.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { eraseMembership } from "./erase-membership.ts";

/**
 * Erases the person and ends their sessions; the ledger remains anonymous. The audit trail records the actor, not the
 * member's name. Spec §2, §6.
 */
export async function removeMember(
  { db, changes }: Services,
  { chain, actor, params, now }: Call<"removeMember">,
): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    const memberQuery = trx
      .selectFrom("member")
      .select(["email", "phone"])
      .where("id", "=", params.id)
      .where("removed_at", "is", null)
      .forUpdate();
    const own = await (actor.locationIds
      ? memberQuery.where(ownMembers(actor.locationIds))
      : memberQuery
    ).executeTakeFirst();
    await eraseMembership(trx, { memberId: params.id, contact: own ?? refuse("NOT_FOUND"), now });
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-member", subject: `member ${params.id}` });
  });
  changes.tell(`member:${chain.id}/${params.id}`);
}
