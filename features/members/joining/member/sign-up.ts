import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import type { PhonePrefix } from "#packages/domain/people/phone-pattern.ts";
import { typedPhoneProblem, wholePhone } from "#packages/domain/people/typed-phone.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";

export type SignUpForm = { email: string; prefix: PhonePrefix; phone: string };

/** Checks the sign-up form. One of e-mail and phone is enough; without SMS credits the e-mail is required. Spec §5. */
export function checkSignUp({ email, prefix, phone }: SignUpForm, hasCredits: boolean): FieldCodes<SignUpForm> {
  const [hasEmail, hasPhone] = [email.trim() !== "", hasCredits && phone.trim() !== ""];
  if (!hasEmail && !hasPhone) return { email: hasCredits ? "EMAIL_OR_PHONE_REQUIRED" : "REQUIRED" };
  return {
    email: hasEmail && !isEmail(email) ? "INVALID_EMAIL" : null,
    phone: hasPhone ? typedPhoneProblem({ prefix, number: phone }) : null,
  };
}

/** The addresses in the request; a phone in E.164 needs no separate prefix. */
export type Contacts = { email?: string; phone?: string; phonePrefix?: string };

/** Returns the completed fields as the request sends them. */
export function contactsOf({ email, prefix, phone }: SignUpForm, hasCredits: boolean): Contacts {
  const number = hasCredits ? wholePhone({ prefix, number: phone }) : "";
  return {
    ...(email.trim() ? { email: normaliseEmail(email) } : {}),
    ...(number ? { phone: number, phonePrefix: `+${prefix}` } : {}),
  };
}

/** Whether the link is sent by SMS, which costs the club credits. If an e-mail is given, the link is sent there. */
export const isBySms = ({ email }: Contacts) => email === undefined;
