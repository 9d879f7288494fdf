import { randomUUID } from "node:crypto";
import { asToVisitors, availableCredits, spendPublicSms } from "#features/access/sessions/api/public-sms.ts";
import { findAccountReset, findMemberReset } from "#features/access/sessions/api/queries.ts";
import { type Recipient, recipientOf } from "#features/messages/letters/api/content.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { isExpired, unused } from "#packages/server/request/live-link.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { spendReset } from "./request-password-reset.ts";
import { sendAccountResetLink, sendResetLink } from "./send-reset-link.ts";

/**
 * Returns whether a link still sets a password, before the user types one. Names no person: its holder may not be the
 * owner.
 */
export async function getPasswordReset({ db }: Services, { hostChain, params, realNow }: Call<"getPasswordReset">) {
  const hash = hashToken(params.token);
  if (!hostChain) {
    const reset = unused(await findAccountReset(db.platform, hash).executeTakeFirst());
    return { channel: "EMAIL" as const, expired: isExpired(reset, realNow) };
  }
  const [[resetRow]] = await db.read(hostChain.id, (q) => [findMemberReset(q, hash)]);
  const link = unused(resetRow);
  return { channel: link.sent_to_phone ? ("SMS" as const) : ("EMAIL" as const), expired: isExpired(link, realNow) };
}

async function renewMember(services: Services, chain: Chain, call: Call<"renewPasswordReset">): Promise<void> {
  const { db, config } = services;
  const { params, source, now, realNow } = call;
  const hash = hashToken(params.token);
  const [[resetRow]] = await db.read(chain.id, (q) => [findMemberReset(q, hash)]);
  const { member_id: memberId, sent_to_phone: phone } = unused(resetRow);
  const [[member]] = await db.read(chain.id, (q) => [
    q
      .selectFrom("member")
      .select(["id", "email", "language"])
      .where("id", "=", memberId)
      .where("removed_at", "is", null),
  ]);
  if (!member) return refuse("LINK_NOT_VALID");
  const to: Recipient = recipientOf({ email: phone ? null : member.email, phone }) ?? refuse("LINK_NOT_VALID");
  await spendReset(services, chain, to.address, source);
  if (channelRules[to.medium].costsCredits)
    await spendPublicSms(services, chain, "renewal", await availableCredits(services, chain));
  const sending = { member, to, requestId: randomUUID(), now, realNow };
  await asToVisitors(() => db.inChain(chain.id, (trx) => sendResetLink(trx, { config, chain }, sending)));
}

async function renewAccount(services: Services, { params, source, realNow: now }: Call<"renewPasswordReset">) {
  const { db, config } = services;
  const reset = await findAccountReset(db.platform, hashToken(params.token)).executeTakeFirst();
  const { account_id: accountId } = unused(reset);
  const account = await db.platform
    .selectFrom("account")
    .select(["id", "email", "language"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  await spendReset(services, null, account.email, source);
  const sending = { account, requestId: randomUUID(), now };
  await db.inPlatform((trx) => sendAccountResetLink(trx, config, sending));
}

/** Replaces an expired link by a new one to the same address. */
export async function renewPasswordReset(services: Services, call: Call<"renewPasswordReset">): Promise<void> {
  await (call.hostChain ? renewMember(services, call.hostChain, call) : renewAccount(services, call));
}
