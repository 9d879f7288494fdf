import { type Contact, type ContactPlan, planContact } from "#features/access/contacts/domain/contact-change.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { type ParsedMobile, parseMobile, parsePhone } from "#packages/domain/people/phone.ts";
import { phoneDigits, prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { checkBirthday } from "../domain/profile.ts";

export type Changes = Call<"updateMember">["body"];

export interface PlannedContact {
  after: Contact;
  plan: ContactPlan;
}

/** Returns a phone field's text; null when it has only separators and invisible characters. */
export const readTypedPhone = (typed: string | null): string | null => (typed && phoneDigits(typed) ? typed : null);

/** Parses a typed phone number. A new number must be a mobile; an unchanged number may be of any kind. */
export function readChangedPhone(typed: string, before: string | null, prefix: string): ParsedMobile {
  const parsed = parsePhone(typed, prefix);
  return parsed.ok && parsed.e164 === before ? parsed : parseMobile(typed, prefix);
}

/**
 * Returns the normalised addresses after the change. Refuses an invalid field, or a change that leaves no usable
 * address. A new phone must be a mobile, because the member proves it by SMS.
 */
export function readContact(chain: Chain, changes: Changes, before: Contact): PlannedContact {
  const typedEmail = changes.email === undefined ? before.email : normaliseEmail(changes.email ?? "") || null;
  const typedPhone = changes.phone === undefined ? before.phone : readTypedPhone(changes.phone);
  const phone =
    typedPhone === null ? null : readChangedPhone(typedPhone, before.phone, prefixForLanguage(chain.language));
  refuseFields({
    email: typedEmail === null || isEmail(typedEmail) ? null : "INVALID_EMAIL",
    phone: phone === null || phone.ok ? null : phone.reason,
  });
  const after = {
    email: typedEmail,
    phone: phone?.ok ? phone.e164 : null,
  };
  const planned = planContact(before, after);
  if (!planned.ok) return refuseFields({ email: planned.reason }) as never;
  return { after, plan: planned.plan };
}

/** Returns the submitted plain fields as stored; absent fields do not change. */
export function plainFields(changes: Changes, today: Temporal.PlainDate) {
  const birthday = typeof changes.birthday === "string" ? Temporal.PlainDate.from(changes.birthday) : changes.birthday;
  const checked = birthday ? checkBirthday(birthday, today) : null;
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
