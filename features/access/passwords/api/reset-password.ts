import {
  endWhatMemberPasswordOpened,
  endWhatPasswordOpened,
} from "#features/access/sessions/api/end-what-password-opened.ts";
import { rememberAccountDevice, rememberMemberDevice } from "#features/access/sessions/api/known-devices.ts";
import { findAccountReset, findMemberReset } from "#features/access/sessions/api/queries.ts";
import { sendMessage } from "#features/messages/letters/api/send-message.ts";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import { clubLink, officeLink } from "#packages/server/messaging/links.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { live } from "#packages/server/request/live-link.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { passwordChangedContent } from "./messages.ts";
import { checkNewPassword } from "./new-password.ts";

async function resetMember(
  { db, config, passwords, changes, claimPending }: Services,
  chain: Chain,
  { params, body, now, realNow, device }: Call<"resetPassword">,
) {
  const hash = hashToken(params.token);
  const [[link]] = await db.read(chain.id, (q) => [findMemberReset(q, hash)]);
  const { member_id: memberId, sent_to_phone: phone } = live(link, realNow);
  const passwordHash = await passwords.hash(body.password);
  const deviceToken = await db.inChain(chain.id, async (trx, trips) => {
    const changed = await trx
      .updateTable("member")
      .set({ password_hash: passwordHash })
      .where("id", "=", memberId)
      .where("removed_at", "is", null)
      .returning(["email", "language"])
      .executeTakeFirst();
    const member = changed ?? refuse("LINK_NOT_VALID");
    // Checked again under the row lock: of several links used at once, one sets the password.
    live(await findMemberReset(trx, hash).executeTakeFirst(), realNow);
    await endWhatMemberPasswordOpened(trx, chain, memberId, { now: realNow });
    const token = await rememberMemberDevice(trx, chain.id, memberId, { device, now: realNow });
    if (phone) await claimPending(trx, trips, { chain, now, memberId, proved: { phone } });
    if (!member.email) return token;
    const language = member.language;
    const content = passwordChangedContent(language, chain.commercialName, clubLink(config, chain, "/login"));
    const to = { medium: "EMAIL", address: member.email } as const;
    await sendMessage(trx, config, chain, { kind: "PASSWORD_CHANGED", to, language, content, memberId, now });
    return token;
  });
  changes.tell(`member:${chain.id}/${memberId}`);
  device.keep(deviceToken);
}

async function resetAccount(
  { db, config, passwords, changes }: Services,
  { params, body, realNow: now, device }: Call<"resetPassword">,
) {
  const hash = hashToken(params.token);
  const { account_id: accountId } = live(await findAccountReset(db.platform, hash).executeTakeFirst(), now);
  const passwordHash = await passwords.hash(body.password);
  const deviceToken = await db.inPlatform(async (trx) => {
    const account = await trx
      .updateTable("account")
      .set({ password_hash: passwordHash })
      .where("id", "=", accountId)
      .returning(["email", "language"])
      .executeTakeFirstOrThrow();
    live(await findAccountReset(trx, hash).executeTakeFirst(), now);
    await endWhatPasswordOpened(trx, accountId, { now });
    const language = account.language;
    const { letter } = passwordChangedContent(language, "Stammis", officeLink(config, "/login"));
    await sendPlatformMail(trx, config, { kind: "PASSWORD_CHANGED", to: account.email, language, letter, now });
    return rememberAccountDevice(trx, accountId, { device, now });
  });
  changes.tell(`account:${accountId}`);
  device.keep(deviceToken);
}

/**
 * Sets the password by a link: once, within its hour, and ends all sessions. Makes the device a known one, so that the
 * owner can sign in despite another person's guessing.
 */
export async function resetPassword(services: Services, call: Call<"resetPassword">): Promise<void> {
  checkNewPassword(call.body);
  await (call.hostChain ? resetMember(services, call.hostChain, call) : resetAccount(services, call));
}
