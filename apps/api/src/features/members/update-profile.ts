import { todayIn } from "@stammis/domain/calendar";
import { isEmail, normaliseEmail } from "@stammis/domain/people/email";
import { normaliseName } from "@stammis/domain/people/names";
import { parsePhone } from "@stammis/domain/people/phone";
import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import { type Channel, checkBirthday, emailNotificationAfter } from "@stammis/domain/people/profile";
import type { Transaction } from "kysely";
import type { Call, Chain } from "../../call.ts";
import { isTaken } from "../../db/errors.ts";
import type { DB } from "../../db/types.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import { closeMemberTokens } from "../auth/queries.ts";
import { insertConsent, selectLatestConsents } from "../consents/queries.ts";

type Changes = Call<"updateProfile">["body"];

interface By {
  now: Temporal.Instant;
  /** The member of staff who changes it; null when the member does. */
  accountId: number | null;
}

interface Contact {
  email: string | null;
  phone: string | null;
}

interface Marketing {
  email_notification: boolean;
  phone_notification: boolean;
}

/** The new addresses, normalised; refuses at the field that is wrong, or when neither would be left. */
function readContact(chain: Chain, changes: Changes, before: Contact): Contact {
  const typedEmail = changes.email === undefined ? before.email : changes.email?.trim() || null;
  const typedPhone = changes.phone === undefined ? before.phone : changes.phone?.trim() || null;
  const phone = typedPhone === null ? null : parsePhone(typedPhone, prefixForLanguage(chain.language));
  refuseFields({
    email: typedEmail === null || isEmail(typedEmail) ? null : "INVALID_EMAIL",
    phone: phone === null || phone.ok ? null : phone.reason,
  });
  if (typedEmail === null && phone === null) refuseFields({ email: "EMAIL_OR_PHONE_REQUIRED" });
  return { email: typedEmail === null ? null : normaliseEmail(typedEmail), phone: phone?.ok ? phone.e164 : null };
}

/** Someone who opted out stays so until they consent anew, themselves. */
function mayConsent(channel: Channel, by: By, optedOut: ReadonlySet<Channel>): boolean {
  return by.accountId === null || !optedOut.has(channel);
}

function marketingAfter(
  changes: Changes,
  before: Contact & Marketing,
  after: Contact,
  optedOut: ReadonlySet<Channel>,
  by: By,
): Marketing {
  const asked = { email: changes.emailNotification, phone: changes.phoneNotification };
  const byEmailChange = emailNotificationAfter({
    before: before.email,
    after: after.email,
    emailNotification: before.email_notification,
    optedOut: optedOut.has("EMAIL"),
  });
  return {
    email_notification:
      after.email !== null &&
      (asked.email === undefined ? byEmailChange : asked.email && mayConsent("EMAIL", by, optedOut)),
    phone_notification:
      after.phone !== null && (asked.phone ?? before.phone_notification) && mayConsent("SMS", by, optedOut),
  };
}

/** The plain fields that were sent, as they are stored; the absent stay as they are. */
function plainFields(chain: Chain, changes: Changes, now: Temporal.Instant) {
  const birthday = typeof changes.birthday === "string" ? Temporal.PlainDate.from(changes.birthday) : changes.birthday;
  const checked = birthday ? checkBirthday(birthday, todayIn(chain.timeZone, now)) : null;
  refuseFields({ birthday: checked && !checked.ok ? checked.reason : null });
  return {
    ...(changes.firstName !== undefined && { first_name: normaliseName(changes.firstName) }),
    ...(changes.lastName !== undefined && { last_name: normaliseName(changes.lastName) }),
    ...(changes.street !== undefined && { street: normaliseName(changes.street) }),
    ...(changes.city !== undefined && { city: normaliseName(changes.city) }),
    ...(changes.zipCode !== undefined && { zip_code: normaliseName(changes.zipCode) }),
    ...(changes.language !== undefined && { language: changes.language }),
    ...(changes.gender !== undefined && { gender: changes.gender }),
    ...(birthday !== undefined && { birthday }),
  };
}

/**
 * Changes a member's profile: the fields that were sent. Addresses are normalised, and every change of what they agreed
 * to leaves its evidence. To be called within {@link updateProfile.guarded}. Spec §5.
 */
export async function updateProfile(
  trx: Transaction<DB>,
  chain: Chain,
  memberId: number,
  changes: Changes,
  by: By,
): Promise<void> {
  const before = await trx
    .selectFrom("member")
    .select(["email", "phone", "email_notification", "phone_notification"])
    .where("id", "=", memberId)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return refuse("NOT_FOUND");
  const fields = plainFields(chain, changes, by.now);
  const contact = readContact(chain, changes, before);
  const refused = await selectLatestConsents(trx, memberId).execute();
  const optedOut = new Set(refused.filter(({ given }) => !given).map(({ channel }) => channel as Channel));
  const marketing = marketingAfter(changes, before, contact, optedOut, by);
  await trx
    .updateTable("member")
    .set({ ...fields, ...contact, ...marketing })
    .where("id", "=", memberId)
    .execute();
  // A link to a new password opens what was theirs when it was sent: not from an address they have left.
  if (contact.email !== before.email || contact.phone !== before.phone) {
    await closeMemberTokens(trx, memberId, by.now).execute();
  }
  const evidence = async (channel: Channel, given: boolean, wasRefusal: boolean) => {
    const addressLeft = wasRefusal || (channel === "EMAIL" ? contact.email : contact.phone) !== null;
    await insertConsent(trx, chain, { memberId, channel, given, addressLeft, ...by }).execute();
  };
  const { email_notification: email, phone_notification: phone } = marketing;
  if (email !== before.email_notification) await evidence("EMAIL", email, changes.emailNotification === false);
  if (phone !== before.phone_notification) await evidence("SMS", phone, changes.phoneNotification === false);
}

/** Runs the transaction a profile is changed in; an address another member has is refused at its field. */
updateProfile.guarded = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    refuseFields({
      email: isTaken(error, "member_chain_id_email_key") ? "EMAIL_TAKEN" : null,
      phone: isTaken(error, "member_chain_id_phone_key") ? "PHONE_TAKEN" : null,
    });
    throw error;
  }
};
