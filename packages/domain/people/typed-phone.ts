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

/** A phone number as a form holds it: the country's prefix apart from what is typed. */
export type TypedPhone = { prefix: PhonePrefix; number: string };

/** Takes an E.164 number apart for a form; Swedish numbers get back their leading 0. Null gives an empty field. */
export function typedPhone(e164: string | null, prefix: PhonePrefix = defaultPhonePrefix): TypedPhone {
  if (!e164) return { prefix, number: "" };
  const country = phonePrefixes.find((each) => e164.startsWith(`+${each.prefix}`));
  if (!country) return { prefix, number: e164 };
  const national = e164.slice(country.prefix.length + 1);
  return { prefix: country.prefix, number: country.prefix === "46" ? `0${national}` : national };
}

/** Why a typed number is not sent: it is no phone number, or a phone that no SMS reaches. */
export type TypedPhoneProblem = "INVALID_PHONE" | "NOT_MOBILE";

/**
 * The problem with a member's typed number; null if the form may send it. Swedish numbers are judged here. Of the other countries
 * only the length is checked, because the server knows their numbering plans. Spec §5.
 */
export function typedPhoneProblem(typed: TypedPhone): TypedPhoneProblem | null {
  const number = wholePhone(typed);
  if (!number.startsWith("+46")) return /^\+\d{7,15}$/.test(number) ? null : "INVALID_PHONE";
  const national = number.slice(3).replace(/^0/, "");
  if (memberPhonePattern.test(national) && isMobileOf("46", national)) return null;
  // Swedish mobiles begin with 7; a landline has seven to nine digits without its 0.
  return /^[1-689]\d{6,8}$/.test(national) ? "NOT_MOBILE" : "INVALID_PHONE";
}

/** The number with its prefix, as it goes to the server; empty when nothing is typed. */
export function wholePhone({ prefix, number }: TypedPhone): string {
  const digits = phoneDigits(number);
  if (digits === "" || digits.startsWith("+")) return digits;
  return withImpliedPlus(digits, prefix) ?? `+${prefix}${digits.replace(/^0/, "")}`;
}

/** An E.164 number for reading: Swedish ones as Swedes write them, others with their prefix apart. */
export function readablePhone(e164: string): string {
  const { prefix, number } = typedPhone(e164);
  if (number === e164) return e164;
  if (prefix !== "46") return `+${prefix} ${number}`;
  return number.replace(/^(07\d)(\d{3})(\d{2})(\d{2})$/, "$1-$2 $3 $4");
}

const readable: Record<Channel, (address: string) => string> = { EMAIL: (email) => email, SMS: readablePhone };

/** An address of a channel for reading. */
export const readableAddress = (channel: Channel, address: string): string => readable[channel](address);

/** What numbers in E.164 begin with of which this much is typed: without + or 00, one of any of the seven countries. */
export function beginningsOfPhone(typed: string): string[] {
  const digits = phoneDigits(typed);
  if (digits.startsWith("+")) return [digits];
  const national = digits.replace(/^0/, "");
  return [`+${digits}`, ...phonePrefixes.map(({ prefix }) => `+${prefix}${national}`)];
}
