import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import type { PhonePrefix } from "#packages/domain/people/phone-pattern.ts";
import { typedPhoneProblem, wholePhone } from "#packages/domain/people/typed-phone.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";

export type SignUpForm = { email: string; prefix: PhonePrefix; phone: string };

/** One of e-mail and phone is enough; without SMS credits it is the e-mail. Spec §5. */
export function checkSignUp({ email, prefix, phone }: SignUpForm, hasCredits: boolean): FieldCodes<SignUpForm> {
  const [hasEmail, hasPhone] = [email.trim() !== "", hasCredits && phone.trim() !== ""];
  if (!hasEmail && !hasPhone) return { email: hasCredits ? "EMAIL_OR_PHONE_REQUIRED" : "REQUIRED" };
  return {
    email: hasEmail && !isEmail(email) ? "INVALID_EMAIL" : null,
    phone: hasPhone ? typedPhoneProblem({ prefix, number: phone }) : null,
  };
}

/** One's addresses as they go to the server; a phone in E.164 needs no prefix beside it. */
export type Contacts = { email?: string; phone?: string; phonePrefix?: string };

/** What was given, as it goes to the server. */
export function contactsOf({ email, prefix, phone }: SignUpForm, hasCredits: boolean): Contacts {
  const number = hasCredits ? wholePhone({ prefix, number: phone }) : "";
  return {
    ...(email.trim() ? { email: normaliseEmail(email) } : {}),
    ...(number ? { phone: number, phonePrefix: `+${prefix}` } : {}),
  };
}

/** The link goes to the e-mail when there is one; by phone alone it costs the club an SMS. */
export const isBySms = ({ email }: Contacts) => email === undefined;
