import { ownPasswordProblem } from "#features/access/sessions/api/check-own-password.ts";
import { memberPassword } from "#features/access/sessions/api/queries.ts";
import { eraseMembership } from "#features/members/directory/api/erase-membership.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * Ends a membership for the member: erases the person at once and keeps the anonymous ledger. The password protects a
 * member whose unlocked phone another person uses. The audit trail does not name the member. product.md §11.
 */
export async function leaveClub(services: Services, call: Call<"leaveClub">): Promise<void> {
  const { db, changes } = services;
  const { chain, now, body } = call;
  const { memberId } = call.actor;
  const [[member]] = await db.read(chain.id, (q) => [
    q.selectFrom("member").select(memberPassword.as("hash")).where("id", "=", memberId),
  ]);
  const who = `${chain.id} member ${memberId}`;
  refuseFields({ password: await ownPasswordProblem(services, who, member?.hash, body.password) });
  await db.inChain(chain.id, async (trx) => {
    const own = trx.selectFrom("member").select(["email", "phone"]).where("id", "=", memberId);
    await own.forUpdate().execute();
    // A separate statement, because a statement that has waited for the row lock still reads the old password.
    const memberContact = await own
      .where("removed_at", "is", null)
      .where(memberPassword, "=", member?.hash ?? "")
      .executeTakeFirst();
    await eraseMembership(trx, { memberId, contact: memberContact ?? refuse("WRONG_PASSWORD"), now });
    await audit(trx, chain, { accountId: null, act: "leave-membership", subject: `member ${memberId}` });
  });
  changes.tell(`member:${chain.id}/${memberId}`);
}
