import {
  defaultPhonePrefix,
  memberPhonePattern,
  type PhonePrefix,
  phonePrefixes,
  stripPhoneSeparators,
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

/**
 * Whether a typed number can be one of the prefix's country: +46 by the spec's pattern; of the others only the length
 * is looked at here, the server knows their plans. A number that brings its own + is left to the server too. Spec §5.
 */
export function isTypedPhone({ prefix, number }: TypedPhone): boolean {
  const digits = stripPhoneSeparators(number);
  if (/^(\+|00)/.test(digits)) return /^(\+|00)\d{7,15}$/.test(digits);
  return prefix === "46" ? memberPhonePattern.test(digits) : /^\d{5,14}$/.test(digits);
}

/** The number with its prefix, as it goes to the server; empty when nothing is typed. */
export function wholePhone({ prefix, number }: TypedPhone): string {
  const digits = stripPhoneSeparators(number);
  if (digits === "" || /^(\+|00)/.test(digits)) return digits;
  return `+${prefix}${digits.replace(/^0/, "")}`;
}

/** An E.164 number for reading: Swedish ones as Swedes write them, others with their prefix apart. */
export function readablePhone(e164: string): string {
  const { prefix, number } = typedPhone(e164);
  if (number === e164) return e164;
  if (prefix !== "46") return `+${prefix} ${number}`;
  return number.replace(/^(07\d)(\d{3})(\d{2})(\d{2})$/, "$1-$2 $3 $4");
}

/** What numbers in E.164 begin with of which this much is typed: without + or 00, one of any of the seven countries. */
export function beginningsOfPhone(typed: string): string[] {
  const digits = stripPhoneSeparators(typed.replace("(0)", "")).replace(/^00/, "+");
  if (digits.startsWith("+")) return [digits];
  const national = digits.replace(/^0/, "");
  return [`+${digits}`, ...phonePrefixes.map(({ prefix }) => `+${prefix}${national}`)];
}
