import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { lockInvitationsBeside, selectInvited } from "./invitation-queries.ts";

/**
 * Withdraws an invitation: all links to the address stop working, and the address is erased. Of a withdrawal and a
 * concurrent joining, only one succeeds. Refuses NOT_FOUND.
 */
export async function withdrawInvitation({ db }: Services, call: Call<"withdrawInvitation">): Promise<void> {
  const { chain, actor, params, realNow } = call;
  await db.inChain(chain.id, async (trx) => {
    const open = await lockInvitationsBeside(trx, params.id).execute();
    // Checked under the lock, because a person who has joined is no longer invited.
    const invitation = await selectInvited(trx, actor, params.id).executeTakeFirst();
    if (!invitation) return refuse("NOT_FOUND");
    await trx
      .updateTable("signup")
      .set({ used_at: realNow, email: "", phone: null })
      .where(
        "id",
        "in",
        open.map(({ id }) => id),
      )
      .execute();
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "withdraw-member-invitation",
      subject: `invitation ${params.id}`,
    });
  });
}
