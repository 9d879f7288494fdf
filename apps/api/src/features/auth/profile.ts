import { todayIn } from "@stammis/domain/calendar";
import { isEmail, normaliseEmail } from "@stammis/domain/email";
import type { Language } from "@stammis/domain/languages";
import { balanceOn } from "@stammis/domain/ledger";
import { normaliseName } from "@stammis/domain/names";
import { parsePhone } from "@stammis/domain/phone";
import { prefixForLanguage } from "@stammis/domain/phone-pattern";
import type { AccountActor, Call } from "../../call.ts";
import { isTaken } from "../../db/errors.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { profileOf, selectProfile } from "../members/queries.ts";
import { updateProfile } from "../members/update-profile.ts";
import { selectOpenLots } from "../points/ledger.ts";
import { chainOf } from "./manage-sessions.ts";
import { selectAccount } from "./queries.ts";

/** Language and role of the session, and the token presented. */
export async function getSession({ db }: Services, call: Call<"getSession">) {
  const { actor } = call;
  const [row] =
    actor.kind === "member"
      ? (await db.read(chainOf(call).id, (q) => [selectProfile(q, actor.memberId)]))[0]
      : await selectAccount(db.platform, actor.accountId).execute();
  return { language: (row?.language ?? call.language) as Language, role: actor.role, token: actor.token };
}

async function accountDetails({ db }: Services, { accountId, role }: AccountActor) {
  const account = await selectAccount(db.platform, accountId).executeTakeFirstOrThrow();
  return {
    id: account.id,
    membershipId: "",
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    phone: account.phone,
    language: account.language as Language,
    address: { street: "", zipCode: "", city: "" },
    birthday: null,
    gender: null,
    emailNotification: false,
    phoneNotification: false,
    clubPoints: 0,
    authority: role,
    pointsOfSaleIds: [],
  };
}

/** The caller's profile; the consumer's fields are empty for staff. */
export async function getDetails(services: Services, call: Call<"getDetails">) {
  const { actor, now } = call;
  if (actor.kind === "account") return accountDetails(services, actor);
  const chain = chainOf(call);
  const [[profile], lots] = await services.db.read(chain.id, (q) => [
    selectProfile(q, actor.memberId),
    selectOpenLots(q, actor.memberId),
  ]);
  return profile ? profileOf(profile, balanceOn(lots, todayIn(chain.timeZone, now))) : refuse("NOT_FOUND");
}

async function updateAccount(
  { db }: Services,
  { accountId }: AccountActor,
  changes: Call<"updateProfile">["body"],
): Promise<void> {
  const phone = changes.phone ? parsePhone(changes.phone, prefixForLanguage(null)) : null;
  refuseFields({
    email:
      changes.email === undefined || isEmail(changes.email ?? "") ? null : changes.email ? "INVALID_EMAIL" : "REQUIRED",
    phone: phone && !phone.ok ? phone.reason : null,
  });
  const fields = {
    ...(changes.firstName !== undefined && { first_name: normaliseName(changes.firstName) }),
    ...(changes.lastName !== undefined && { last_name: normaliseName(changes.lastName) }),
    ...(changes.email && { email: normaliseEmail(changes.email) }),
    ...(changes.phone !== undefined && { phone: phone?.ok ? phone.e164 : null }),
    ...(changes.language !== undefined && { language: changes.language }),
  };
  if (Object.keys(fields).length === 0) return;
  await db.platform
    .updateTable("account")
    .set(fields)
    .where("id", "=", accountId)
    .execute()
    .catch((error: unknown) => {
      refuseFields({ email: isTaken(error, "account_email_key") ? "EMAIL_TAKEN" : null });
      throw error;
    });
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
  return { token: actor.token, role: actor.role };
}

export async function updateLanguage({ db }: Services, call: Call<"updateLanguage">): Promise<void> {
  const { actor } = call;
  const { language } = call.body;
  if (actor.kind === "account") {
    await db.platform.updateTable("account").set({ language }).where("id", "=", actor.accountId).execute();
  } else {
    await db.inChain(chainOf(call).id, (trx) =>
      trx.updateTable("member").set({ language }).where("id", "=", actor.memberId).execute(),
    );
  }
}
