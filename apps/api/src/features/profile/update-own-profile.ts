import { normaliseEmail } from "@stammis/domain/people/email";
import { normaliseName } from "@stammis/domain/people/names";
import { parsePhone } from "@stammis/domain/people/phone";
import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import type { AccountActor, Call } from "../../call.ts";
import { refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { chainOf } from "../auth/named-chain.ts";
import { updateProfile } from "../members/update-profile.ts";
import { selectAccount } from "./queries.ts";

/**
 * The e-mail is what staff sign in with and are invited by, proved by a link: it stays. Whoever could take an address
 * nobody has yet would be given what its owner is invited to.
 */
async function updateAccount(
  { db }: Services,
  { accountId }: AccountActor,
  changes: Call<"updateProfile">["body"],
): Promise<void> {
  const phone = changes.phone ? parsePhone(changes.phone, prefixForLanguage(null)) : null;
  const account = await selectAccount(db.platform, accountId).executeTakeFirstOrThrow();
  const sameEmail = changes.email === undefined || normaliseEmail(changes.email ?? "") === account.email;
  refuseFields({ email: sameEmail ? null : "NO_ACCESS", phone: phone && !phone.ok ? phone.reason : null });
  const fields = {
    ...(changes.firstName !== undefined && { first_name: normaliseName(changes.firstName) }),
    ...(changes.lastName !== undefined && { last_name: normaliseName(changes.lastName) }),
    ...(changes.phone !== undefined && { phone: phone?.ok ? phone.e164 : null }),
    ...(changes.language !== undefined && { language: changes.language }),
  };
  if (Object.keys(fields).length === 0) return;
  await db.platform.updateTable("account").set(fields).where("id", "=", accountId).execute();
}

/** Their language goes with what is remembered of their sessions. */
function tellChanged({ changes }: Services, call: Call<"updateProfile" | "updateLanguage">): void {
  const { actor } = call;
  changes.tell(
    actor.kind === "account" ? `account:${actor.accountId}` : `member:${chainOf(call).id}/${actor.memberId}`,
  );
}

/** Members and staff change their own profile. */
export async function updateOwnProfile(services: Services, call: Call<"updateProfile">) {
  const { actor, body, now } = call;
  if (actor.kind === "account") {
    await updateAccount(services, actor, body);
  } else {
    const chain = chainOf(call);
    await updateProfile.guarded(() =>
      services.db.inChain(chain.id, (trx) => updateProfile(trx, chain, actor.memberId, body, { now, accountId: null })),
    );
  }
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
    await db.inChain(chainOf(call).id, (trx) =>
      trx.updateTable("member").set({ language }).where("id", "=", actor.memberId).execute(),
    );
  }
  tellChanged(services, call);
}
