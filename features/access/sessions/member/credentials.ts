import { isEmail } from "#packages/domain/people/email.ts";
import { phoneDigits } from "#packages/domain/people/phone-pattern.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";

export type Credentials = { username: string; password: string };

/** Five digits or more, with or without a country prefix: the server reads national numbers in the chain's country. */
const looksLikePhone = (text: string) => /^\+?\d{5,15}$/.test(phoneDigits(text));

/** Checks an e-mail or phone, and a password. Spec §5. */
export function checkCredentials({ username, password }: Credentials): FieldCodes<Credentials> {
  const name = username.trim();
  const isAddress = isEmail(name) || looksLikePhone(name);
  return {
    username: !name ? "REQUIRED" : isAddress ? null : "INVALID_PHONE_OR_EMAIL",
    password: password ? null : "REQUIRED",
  };
}
