import { randomUUID } from "node:crypto";
import { sendResetLink } from "#features/access/passwords/api/send-reset-link.ts";
import { recipientOf } from "#features/messages/letters/api/content.ts";
import { selectOwnMember } from "#packages/server/db/own-members.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * Sends a link to choose a password to a member who cannot sign in, only to the member's own address. Its rate limit is
 * separate from the member's, so that staff cannot block the member's own recovery. Refuses NO_SMS_CREDITS.
 */
export async function sendLoginLink(services: Services, call: Call<"sendMemberLogin">) {
  const { db, limits } = services;
  const { chain, actor, params, now, realNow } = call;
  const [[own]] = await db.read(chain.id, (q) => [
    selectOwnMember(q, actor, params.id).select(["email", "phone", "language"]),
  ]);
  const to = own && recipientOf(own);
  if (!to) return refuse("NOT_FOUND");
  await limits.spend("resetPerAddressHour", `${chain.id} ${to.address} by staff`);
  await limits.spend("resetPerAddressDay", `${chain.id} ${to.address} by staff`);
  await db.inChain(chain.id, async (trx) => {
    await sendResetLink(trx, { ...services, chain }, { member: own, to, requestId: randomUUID(), now, realNow });
    const subject = `member ${params.id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "send-login-link", subject });
  });
  return { channel: to.medium, address: to.address };
}
