import { emailMin, textMax } from "../limits.ts";

/** An e-mail address: an ASCII local part without quotes, and a domain with a top level of at least two letters. Spec §5. */
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)+\p{L}(?:[\p{L}\p{N}-]*[\p{L}\p{N}])$/u;

/** Lower-cased, trimmed and composed, as addresses are stored and compared. */
export function normaliseEmail(input: string): string {
  return input.trim().normalize("NFC").toLowerCase();
}

/** Whether a text, once normalised, is an e-mail address of 5 to 254 characters with a local part of at most 64. Spec §5. */
export function isEmail(input: string): boolean {
  const email = normaliseEmail(input);
  if (email.length < emailMin || email.length > textMax.email || email.indexOf("@") > 64) return false;
  return emailPattern.test(email);
}
