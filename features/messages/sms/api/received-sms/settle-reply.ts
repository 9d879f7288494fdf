import { writeNoIn } from "#features/members/consents/api/unsubscribing/write-no.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectUnreadReply } from "./reply-queries.ts";

/**
 * Records what a merchant did about a reply. `SMS_OFF` also withdraws the member's consent to SMS: the consent names
 * the merchant, and the reply remains as evidence. Refuses NOT_FOUND for a handled reply.
 */
export async function handleSmsReply({ db }: Services, call: Call<"handleSmsReply">): Promise<void> {
  const { chain, actor, params, body, now } = call;
  const { accountId } = actor;
  const { outcome } = body;
  await db.inChain(chain.id, async (trx) => {
    const reply = await selectUnreadReply(trx, params.id).forUpdate("sms_reply").executeTakeFirst();
    if (!reply) return refuse("NOT_FOUND");
    const memberId = reply.member_id;
    if (outcome === "SMS_OFF") {
      const isWritten = await writeNoIn(trx, { chain, channel: "SMS", memberId, source: "STOP", now, accountId });
      if (!isWritten) return refuse("NOT_FOUND");
    }
    await trx
      .updateTable("sms_reply")
      .set({ outcome, handled_at: now, handled_by: accountId })
      .where("id", "=", reply.id)
      .execute();
    const act = outcome === "SMS_OFF" ? "turn-off-sms" : "handle-sms-reply";
    await audit(trx, chain, { accountId, act, subject: `member ${memberId}` });
  });
}
