import type { Transaction } from "kysely";
import { keepUnprovedPhone } from "#features/access/contacts/api/keep-unproved.ts";
import { checkNewPassword } from "#features/access/passwords/api/new-password.ts";
import { enterAccount } from "#features/access/sessions/api/enter-account.ts";
import { highestRole } from "#features/access/sessions/api/queries.ts";
import { onceMoreIfTaken, takeInvitation } from "#features/access/staff/api/invitations/accept-invitation.ts";
import { findByToken, type InvitationRow } from "#features/access/staff/api/invitations/queries.ts";
import { acceptDocument } from "#features/platform/documents/api/accept-document.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { live } from "#packages/server/request/live-link.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { closeActivations, findActivation } from "./queries.ts";

type Confirm = Call<"confirmSignUp">;

/** Returns the columns of an account that the confirmation sets: the password and the person's own values. */
function personOf({ body, realNow: now }: Confirm, passwordHash: string) {
  return {
    password_hash: passwordHash,
    confirmed_at: now,
    ...(body.firstName && { first_name: normaliseName(body.firstName) }),
    ...(body.lastName && { last_name: normaliseName(body.lastName) }),
    ...(body.language && { language: body.language }),
  };
}

/**
 * Creates an account for the address that a link proved; a phone typed together with it stays pending. A person with an
 * account must sign in to it instead, with all its factors.
 */
async function makeAccount(trx: Transaction<DB>, invitation: InvitationRow, call: Confirm, passwordHash: string) {
  const { email, first_name, last_name, phone, language } = invitation;
  const person = personOf(call, passwordHash);
  const made = await trx
    .insertInto("account")
    .values({ email, first_name, last_name, language, created_at: call.realNow, ...person })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(person).where("account.confirmed_at", "is", null))
    .returning(["id", "is_admin"])
    .executeTakeFirst();
  const account = made ?? refuse("SIGN_IN_TO_ACCEPT");
  if (phone) await keepUnprovedPhone(trx, account.id, phone, call.realNow).execute();
  return account;
}

async function acceptByLink({ db, passwords }: Services, call: Confirm) {
  const { body, params, realNow: now } = call;
  const hash = hashToken(params.id);
  const passwordHash = await passwords.hash(body.password);
  return db.inPlatform(async (trx) => {
    const invitation = live(await findByToken(trx, hash).executeTakeFirst(), now);
    const account = await makeAccount(trx, invitation, call, passwordHash);
    const taken = await takeInvitation(trx, invitation, { form: body, accountId: account.id, now });
    if (!taken) refuse("LINK_NOT_VALID");
    await acceptDocument(trx, "PRIVACY_POLICY", { accountId: account.id, now });
    return account;
  });
}

/** Sets an admin's first password. */
async function activateAdmin({ db, passwords }: Services, call: Confirm) {
  const { body, params, realNow: now } = call;
  const hash = hashToken(params.id);
  const { id: accountId } = live(await findActivation(db.platform, hash).executeTakeFirst(), now);
  const passwordHash = await passwords.hash(body.password);
  return db.inPlatform(async (trx) => {
    // Several links to one account may be used at once: the lock lets only one succeed.
    await trx.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
    const account = live(await findActivation(trx, hash).executeTakeFirst(), now);
    if (!(await highestRole(trx, account))) refuse("LINK_NOT_VALID");
    await trx.updateTable("account").set(personOf(call, passwordHash)).where("id", "=", accountId).execute();
    await closeActivations(trx, accountId, now).execute();
    await acceptDocument(trx, "PRIVACY_POLICY", { accountId, now });
    return account;
  });
}

/**
 * Sets the password of an invited or signed-up person, grants the rights that the link offers, and signs the person in
 * as a log-in does.
 */
export async function confirmAccount(services: Services, call: Confirm) {
  const { body, params, realNow: now, userAgent, device } = call;
  refuseFields({ privacyPolicy: body.privacyPolicy ? null : "PRIVACY_POLICY_REQUIRED" });
  checkNewPassword(body);
  const invited = await findByToken(services.db.platform, hashToken(params.id)).executeTakeFirst();
  const account = invited
    ? await onceMoreIfTaken(() => acceptByLink(services, call))
    : await activateAdmin(services, call);
  services.changes.tell(`account:${account.id}`);
  return enterAccount(services, account, { device, now, userAgent });
}
