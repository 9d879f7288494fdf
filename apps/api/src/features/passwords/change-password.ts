import { countSegments } from "@stammis/domain/sms/segments";
import { clubLink, officeLink } from "../../messaging/links.ts";
import type { AccountActor, Call, Chain, MemberActor } from "../../request/call.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { hashToken } from "../../security/tokens.ts";
import { forgetAccountDevices, forgetMemberDevices } from "../auth/known-devices.ts";
import { chainOf } from "../auth/named-chain.ts";
import {
  closeAccountTokens,
  closeMemberTokens,
  endAccountSessions,
  endMemberSessions,
  forgetMergedPasswords,
  memberPassword,
  removePins,
} from "../auth/queries.ts";
import { recipientOf } from "../messages/content.ts";
import { sendMessage } from "../messages/send-message.ts";
import { sendPlatformMail } from "../messages/send-platform-mail.ts";
import { lockedCredits } from "../sms-account/spend-credits.ts";
import { accountPasswordProblem, ownPasswordProblem } from "./check-own-password.ts";
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
    // Of two changes at once, the second no longer knows the old one.
    await trx.selectFrom("member").select("id").where("id", "=", memberId).forUpdate().execute();
    const known = trx.selectFrom("member").select(["email", "phone", "language"]).where("id", "=", memberId);
    const held = await known.where(memberPassword, "=", stored?.password_hash ?? "").executeTakeFirst();
    const member = held ?? refuse("WRONG_PASSWORD");
    await trx.updateTable("member").set({ password_hash: passwordHash }).where("id", "=", memberId).execute();
    await forgetMergedPasswords(trx, memberId).execute();
    await closeMemberTokens(trx, memberId, realNow).execute();
    await endMemberSessions(trx, memberId).where("token_hash", "<>", hashToken(token)).execute();
    await forgetMemberDevices(trx, chain.id, memberId, device).execute();
    const to = recipientOf(member);
    if (!to) return;
    const language = member.language;
    const content = ownPasswordChangedContent(language, chain.commercialName, clubLink(config, chain, "/login"));
    const message = { kind: "PASSWORD_CHANGED", to, language, content, memberId, now } as const;
    if (to.medium === "SMS" && (await lockedCredits(trx)) < countSegments(content.sms)) return;
    await sendMessage(trx, config, chain, message);
  });
  services.changes.tell(`member:${chain.id}/${memberId}`);
}

async function changeAccount(services: Services, actor: AccountActor, { body, device, realNow: now }: Change) {
  const { db, config, passwords } = services;
  const { accountId } = actor;
  refuseFields({ oldPassword: await accountPasswordProblem(services, actor, body.oldPassword) });
  const passwordHash = await passwords.hash(body.password);
  await db.platform.transaction().execute(async (trx) => {
    const account = await trx
      .updateTable("account")
      .set({ password_hash: passwordHash })
      .where("id", "=", accountId)
      .returning(["email", "language"])
      .executeTakeFirstOrThrow();
    await closeAccountTokens(trx, accountId, now).execute();
    await endAccountSessions(trx, accountId).where("token_hash", "<>", hashToken(actor.token)).execute();
    await removePins(trx, accountId).execute();
    await forgetAccountDevices(trx, accountId, device).execute();
    await trx.deleteFrom("second_step").where("account_id", "=", accountId).execute();
    const language = account.language;
    const { letter } = ownPasswordChangedContent(language, "Stammis", officeLink(config, "/login"));
    await sendPlatformMail(trx, config, { kind: "PASSWORD_CHANGED", to: account.email, language, letter, now });
  });
  services.changes.tell(`account:${accountId}`);
}

/** Another password by whoever knows the one there is: their other sessions end, and they are told. product.md §6. */
export async function changePassword(services: Services, call: Change): Promise<void> {
  const { actor, body } = call;
  refuseFields({ oldPassword: body.oldPassword ? null : "REQUIRED" });
  checkNewPassword(body);
  if (actor.kind === "member") await changeMember(services, chainOf(call), actor, call);
  else await changeAccount(services, actor, call);
}
