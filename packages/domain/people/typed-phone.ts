import type { Channel } from "./channels.ts";
import {
  defaultPhonePrefix,
  isMobileOf,
  memberPhonePattern,
  type PhonePrefix,
  phoneDigits,
  phonePrefixes,
  withImpliedPlus,
} from "./phone-pattern.ts";

/** A phone number in a form: the country's prefix, and the text typed by the user. */
export type TypedPhone = { prefix: PhonePrefix; number: string };

/** Splits an E.164 number for a form; Swedish numbers regain their leading 0. Null gives an empty field. */
export function typedPhone(e164: string | null, prefix: PhonePrefix = defaultPhonePrefix): TypedPhone {
  if (!e164) return { prefix, number: "" };
  const country = phonePrefixes.find((each) => e164.startsWith(`+${each.prefix}`));
  if (!country) return { prefix, number: e164 };
  const national = e164.slice(country.prefix.length + 1);
  return { prefix: country.prefix, number: country.prefix === "46" ? `0${national}` : national };
}

/** Why the form refuses a typed number: no phone number, or a phone that cannot receive SMS. */
export type TypedPhoneProblem = "INVALID_PHONE" | "NOT_MOBILE";

/**
 * Returns the problem with a member's typed number; null if the form may send it. Swedish numbers are checked
 * completely. For other countries only the length is checked, because the server has their numbering plans. Spec §5.
 */
export function typedPhoneProblem(typed: TypedPhone): TypedPhoneProblem | null {
  const number = wholePhone(typed);
  if (!number.startsWith("+46")) return /^\+\d{7,15}$/.test(number) ? null : "INVALID_PHONE";
  const national = number.slice(3).replace(/^0/, "");
  if (memberPhonePattern.test(national) && isMobileOf("46", national)) return null;
  // Swedish mobiles begin with 7; a landline has seven to nine digits without its leading 0.
  return /^[1-689]\d{6,8}$/.test(national) ? "NOT_MOBILE" : "INVALID_PHONE";
}

/** Returns the number with its prefix, as sent to the server; empty for an empty field. */
export function wholePhone({ prefix, number }: TypedPhone): string {
  const digits = phoneDigits(number);
  if (digits === "" || digits.startsWith("+")) return digits;
  return withImpliedPlus(digits, prefix) ?? `+${prefix}${digits.replace(/^0/, "")}`;
}

/** Formats an E.164 number for reading: Swedish numbers in the Swedish style, others with their prefix separate. */
export function readablePhone(e164: string): string {
  const { prefix, number } = typedPhone(e164);
  if (number === e164) return e164;
  if (prefix !== "46") return `+${prefix} ${number}`;
  return number.replace(/^(07\d)(\d{3})(\d{2})(\d{2})$/, "$1-$2 $3 $4");
}

const readable: Record<Channel, (address: string) => string> = { EMAIL: (email) => email, SMS: readablePhone };

/** Returns an address of a channel in readable form. */
export const readableAddress = (channel: Channel, address: string): string => readable[channel](address);

/**
 * Returns E.164 prefixes that match a typed beginning. Without + or 00, it may be a number of any of the seven
 * countries.
 */
export function beginningsOfPhone(typed: string): string[] {
  const digits = phoneDigits(typed);
  if (digits.startsWith("+")) return [digits];
  const national = digits.replace(/^0/, "");
  return [`+${digits}`, ...phonePrefixes.map(({ prefix }) => `+${prefix}${national}`)];
}
