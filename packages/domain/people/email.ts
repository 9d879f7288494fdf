import { emailMin, textMax } from "../limits.ts";
import { storedDomain } from "./email-domain.ts";
import { foldTypedCharacters } from "./typed-characters.ts";

/** An e-mail address: an ASCII local part without quotes, and a domain with a top level of at least two letters. Spec §5. */
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*\.)+\p{L}(?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])$/u;

/**
 * Returns an e-mail address as stored, compared and shown: trimmed, lower-case, without invisible characters, with a
 * Unicode domain. All spellings of an address have the same form.
 */
export function normaliseEmail(input: string): string {
  const typed = foldTypedCharacters(input).trim();
  const at = typed.lastIndexOf("@");
  if (at < 0) return typed.normalize("NFC").toLowerCase();
  return `${typed.slice(0, at).normalize("NFC").toLowerCase()}@${storedDomain(typed.slice(at + 1))}`;
}

/**
 * Returns prefixes of stored addresses that match a typed beginning. An unfinished punycode label also matches as
 * typed.
 */
export function beginningsOfEmail(typed: string): string[] {
  const plain = foldTypedCharacters(typed).trim().normalize("NFC").toLowerCase();
  return [...new Set([plain, normaliseEmail(typed)])];
}

/** Whether a normalised text is an e-mail address of 5 to 254 characters, with a local part of at most 64. Spec §5. */
export function isEmail(input: string): boolean {
  const email = normaliseEmail(input);
  if (email.length < emailMin || email.length > textMax.email || email.indexOf("@") > 64) return false;
  return emailPattern.test(email);
}
