import { askAccountContact, leaveAccountAddress } from "#features/access/contacts/api/ask-account-contact.ts";
import { lockAccountHolder } from "#features/access/contacts/api/queries.ts";
import { spendProof } from "#features/access/contacts/api/spend-proof.ts";
import { asksPassword, planContact } from "#features/access/contacts/domain/contact-change.ts";
import { ownPasswordProblem } from "#features/access/sessions/api/check-own-password.ts";
import { inEvenTime } from "#features/access/sessions/api/even-time.ts";
import { chainOf } from "#features/access/sessions/api/named-chain.ts";
import { memberPassword } from "#features/access/sessions/api/queries.ts";
import { readChangedPhone, readContact, readTypedPhone } from "#features/members/directory/api/read-changes.ts";
import { spendProofs, updateProfile } from "#features/members/directory/api/update-profile.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { AccountActor, Call, MemberActor } from "#packages/server/request/call.ts";
import { auditOwnChange } from "#packages/server/request/own-changes.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

type Updating = Call<"updateProfile">;
type Changes = Updating["body"];

/** Returns staff's requested addresses; the e-mail cannot be removed, because it is the sign-in name. */
function readAccountContact(changes: Changes, before: { email: string; phone: string | null }) {
  const email = changes.email === undefined ? before.email : normaliseEmail(changes.email ?? "");
  const typedPhone = changes.phone === undefined ? before.phone : readTypedPhone(changes.phone);
  const phone = typedPhone === null ? null : readChangedPhone(typedPhone, before.phone, prefixForLanguage(null));
  refuseFields({
    email: email === "" ? "REQUIRED" : isEmail(email) ? null : "INVALID_EMAIL",
    phone: phone === null || phone.ok ? null : phone.reason,
  });
  const after = { email, phone: phone?.ok ? phone.e164 : null };
  const planned = planContact(before, after);
  return { after, plan: planned.ok ? planned.plan : refuse("INVALID_INPUT") };
}

async function updateAccount(services: Services, { accountId }: AccountActor, call: Updating): Promise<void> {
  const { db, config } = services;
  const { body, realNow: now } = call;
  const before = await db.platform
    .selectFrom("account")
    .select(["email", "phone", "password_hash"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const { after, plan } = readAccountContact(body, before);
  if (asksPassword(plan)) {
    const who = `account ${accountId}`;
    const problem = await ownPasswordProblem(services, who, before.password_hash, body.password ?? "");
    refuseFields({ password: problem });
  }
  const addressChanges = [
    ...(plan.email === "PROVE" ? [{ channel: "EMAIL" as const, address: after.email }] : []),
    ...(plan.phone === "PROVE" && after.phone ? [{ channel: "SMS" as const, address: after.phone }] : []),
  ];
  for (const change of addressChanges)
    await spendProof(services, { chain: null, person: `account ${accountId}`, ...change });
  const fields = {
    ...(body.firstName !== undefined && { first_name: normaliseName(body.firstName) }),
    ...(body.lastName !== undefined && { last_name: normaliseName(body.lastName) }),
    ...(plan.phone === "REMOVE" && { phone: null }),
    ...(body.language !== undefined && { language: body.language }),
  };
  const act = () =>
    db.inPlatform(async (trx) => {
      const holder = await lockAccountHolder(trx, accountId).executeTakeFirstOrThrow();
      if (Object.keys(fields).length > 0) {
        await trx.updateTable("account").set(fields).where("id", "=", accountId).execute();
      }
      if (plan.phone === "REMOVE") await leaveAccountAddress(trx, config, holder, { channel: "SMS", now });
      for (const change of addressChanges) await askAccountContact(trx, config, holder, { ...change, now });
    });
  await (addressChanges.length > 0 ? inEvenTime(act) : act());
}

async function updateMember(services: Services, { memberId }: MemberActor, call: Updating): Promise<void> {
  const { db, config } = services;
  const { body, now, realNow, language } = call;
  const chain = chainOf(call);
  const [[before]] = await db.read(chain.id, (q) => [
    q
      .selectFrom("member")
      .select(["email", "phone", memberPassword.as("password_hash")])
      .where("id", "=", memberId),
  ]);
  const { password_hash: hash, ...contact } = before ?? refuse("NOT_FOUND");
  const planned = readContact(chain, body, contact);
  const knowsPassword = asksPassword(planned.plan);
  if (knowsPassword) {
    const who = `${chain.id} member ${memberId}`;
    refuseFields({ password: await ownPasswordProblem(services, who, hash, body.password ?? "") });
  }
  await spendProofs(services, chain, memberId, planned);
  const by = { now, realNow, accountId: null, language, knowsPassword };
  const act = () => db.inChain(chain.id, (trx) => updateProfile(trx, { config, chain }, memberId, body, by));
  await (knowsPassword ? inEvenTime(act) : act());
}

/** The language is part of cached sessions, so they are invalidated. */
function tellChanged({ changes }: Services, call: Call<"updateProfile" | "updateLanguage">): void {
  const { actor } = call;
  changes.tell(
    actor.kind === "account" ? `account:${actor.accountId}` : `member:${chainOf(call).id}/${actor.memberId}`,
  );
}

/** Updates the caller's own profile, for members and staff. A new address requires the password and stays pending. */
export async function updateOwnProfile(services: Services, call: Updating) {
  const { actor } = call;
  await (actor.kind === "account" ? updateAccount(services, actor, call) : updateMember(services, actor, call));
  tellChanged(services, call);
  return { token: actor.token, role: actor.role };
}

export async function updateLanguage(services: Services, call: Call<"updateLanguage">): Promise<void> {
  const { db } = services;
  const { actor } = call;
  const { language } = call.body;
  if (actor.kind === "account") {
    await db.platform.updateTable("account").set({ language }).where("id", "=", actor.accountId).execute();
  } else {
    const chain = chainOf(call);
    await db.inChain(chain.id, async (trx) => {
      await trx.updateTable("member").set({ language }).where("id", "=", actor.memberId).execute();
      await auditOwnChange(trx, chain, actor.memberId, ["language"]);
    });
  }
  tellChanged(services, call);
}
