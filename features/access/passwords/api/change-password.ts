import { ownPasswordProblem } from "#features/access/sessions/api/check-own-password.ts";
import {
  endWhatMemberPasswordOpened,
  endWhatPasswordOpened,
} from "#features/access/sessions/api/end-what-password-opened.ts";
import { chainOf } from "#features/access/sessions/api/named-chain.ts";
import { memberPassword } from "#features/access/sessions/api/queries.ts";
import { recipientOf } from "#features/messages/letters/api/content.ts";
import { sendMessage } from "#features/messages/letters/api/send-message.ts";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import { lockedCredits } from "#features/messages/sms/api/spend-credits.ts";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import { clubLink, officeLink } from "#packages/server/messaging/links.ts";
import type { AccountActor, Call, Chain, MemberActor } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { ownPasswordChangedContent } from "./messages.ts";
import { checkNewPassword } from "./new-password.ts";

type Change = Call<"changePassword">;

async function changeMember(services: Services, chain: Chain, { memberId, token }: MemberActor, call: Change) {
  const { db, config, passwords } = services;
  const { body, device, now, realNow } = call;
  const [[stored]] = await db.read(chain.id, (q) => [
    q.selectFrom("member").select(memberPassword.as("password_hash")).where("id", "=", memberId),
  ]);
  const who = `${chain.id} member ${memberId}`;
  refuseFields({ oldPassword: await ownPasswordProblem(services, who, stored?.password_hash, body.oldPassword) });
  const passwordHash = await passwords.hash(body.password);
  await db.inChain(chain.id, async (trx) => {
    // Serialises two concurrent changes: the second finds that the old password is wrong.
    await trx.selectFrom("member").select("id").where("id", "=", memberId).forUpdate().execute();
    const memberQuery = trx.selectFrom("member").select(["email", "phone", "language"]).where("id", "=", memberId);
    const matchingMember = await memberQuery.where(memberPassword, "=", stored?.password_hash ?? "").executeTakeFirst();
    const member = matchingMember ?? refuse("WRONG_PASSWORD");
    await trx.updateTable("member").set({ password_hash: passwordHash }).where("id", "=", memberId).execute();
    await endWhatMemberPasswordOpened(trx, chain, memberId, { now: realNow, except: { token, device } });
    const to = recipientOf(member);
    if (!to) return;
    const language = member.language;
    const content = ownPasswordChangedContent(language, chain.commercialName, clubLink(config, chain, "/login"));
    const message = { kind: "PASSWORD_CHANGED", to, language, content, memberId, now } as const;
    if (channelRules[to.medium].costsCredits && (await lockedCredits(trx)) < countSegments(content.sms)) return;
    await sendMessage(trx, config, chain, message);
  });
  services.changes.tell(`member:${chain.id}/${memberId}`);
}

async function changeAccount(services: Services, actor: AccountActor, { body, device, realNow: now }: Change) {
  const { db, config, passwords } = services;
  const { accountId } = actor;
  const accountQuery = db.platform.selectFrom("account").select("password_hash").where("id", "=", accountId);
  const stored = (await accountQuery.executeTakeFirst())?.password_hash;
  const who = `account ${accountId}`;
  refuseFields({ oldPassword: await ownPasswordProblem(services, who, stored, body.oldPassword) });
  const passwordHash = await passwords.hash(body.password);
  await db.inPlatform(async (trx) => {
    // A concurrent change or reset makes the old password wrong for the second one.
    const changed = await trx
      .updateTable("account")
      .set({ password_hash: passwordHash })
      .where("id", "=", accountId)
      .where("password_hash", "=", stored ?? "")
      .returning(["email", "language"])
      .executeTakeFirst();
    const account = changed ?? refuse("WRONG_PASSWORD");
    await endWhatPasswordOpened(trx, accountId, { now, except: { token: actor.token, device } });
    const language = account.language;
    const { letter } = ownPasswordChangedContent(language, "Stammis", officeLink(config, "/login"));
    await sendPlatformMail(trx, config, { kind: "PASSWORD_CHANGED", to: account.email, language, letter, now });
  });
  services.changes.tell(`account:${accountId}`);
}

/** Changes the password with the current one: other sessions end, and the owner is notified. product.md §6. */
export async function changePassword(services: Services, call: Change): Promise<void> {
  const { actor, body } = call;
  refuseFields({ oldPassword: body.oldPassword ? null : "REQUIRED" });
  checkNewPassword(body);
  if (actor.kind === "member") await changeMember(services, chainOf(call), actor, call);
  else await changeAccount(services, actor, call);
}
