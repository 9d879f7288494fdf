import type { Language } from "../translations/languages.ts";
import { foldTypedCharacters } from "./typed-characters.ts";

/** A country of member phones: its ISO code and its prefix without the plus sign. Spec §9. */
export type PhoneCountry = { readonly iso: string; readonly prefix: string };

/** The seven countries in display order. Spec §9. */
export const phonePrefixes = [
  { iso: "SE", prefix: "46" },
  { iso: "DK", prefix: "45" },
  { iso: "FI", prefix: "358" },
  { iso: "FR", prefix: "33" },
  { iso: "NO", prefix: "47" },
  { iso: "PL", prefix: "48" },
  { iso: "DE", prefix: "49" },
] as const satisfies readonly PhoneCountry[];

export type PhonePrefix = (typeof phonePrefixes)[number]["prefix"];

/** The prefix when the country is unknown. Spec §9. */
export const defaultPhonePrefix: PhonePrefix = "46";

/**
 * A member's number within +46: an optional leading 0 plus 9 digits. The nine digits do not begin with 0; otherwise a
 * number one digit short would pass, with its leading 0 as a digit. Spec §5.
 */
export const memberPhonePattern = /^0?(?!0)\d{9}$/;

/** Mobile numbers of each country by its numbering plan, without prefix and leading 0. */
const mobilePatterns: Record<PhonePrefix, RegExp> = {
  46: /^7[023689]\d{7}$/,
  45: /^(?:(?:2[6-8]|6[78]|96)\d{6}|(?:2[0-59]|3[0-689]|[457]\d|6[0-69]|8[126-9]|9[1-47-9])[1-9]\d{5})$/,
  358: /^(?:4[0-8]|50)\d{4,8}$/,
  33: /^(?:6(?:[0-24-8]\d|3[0-8]|9[589])|7[3-9]\d)\d{6}$/,
  47: /^(?:45(?:[0-24-9]\d|3[0-57-9])\d{4}|(?:4[016-8]|9\d)\d{6})$/,
  48: /^(?:21(?:1[013-5]|2\d|3[1-9])\d{5}|(?:45|5[0137]|6[069]|7[2389]|88)\d{7})$/,
  49: /^(?:1(?:6[023]|7\d)\d{7,8}|15(?:[0-25-9]\d\d|3(?:10|33)|410)\d{6})$/,
};

/** All national numbers of countries with one number length; Finnish and German numbers vary in length. */
const nationalPatterns: Record<PhonePrefix, RegExp> = {
  46: memberPhonePattern,
  45: /^[2-9]\d{7}$/,
  358: mobilePatterns[358],
  33: /^[1-9]\d{8}$/,
  47: /^[2-9]\d{7}$/,
  48: /^[1-9]\d{8}$/,
  49: mobilePatterns[49],
};

/** A point of sale's number: 0 and 7 to 11 digits, or 5 to 8 digits starting with 1 to 9. Spec §5. */
export const locationPhonePattern = /^(?:0\d{7,11}|[1-9]\d{4,7})$/;

/** Whether a text is one of the seven prefixes. */
export function isPhonePrefix(value: string): value is PhonePrefix {
  return phonePrefixes.some(({ prefix }) => prefix === value);
}

/**
 * Returns the phone prefix for a chain's language; the default for languages without one of the seven countries. Spec
 * §9.
 */
export function prefixForLanguage(language: Language | null): PhonePrefix {
  return language === "fr" ? "33" : defaultPhonePrefix;
}

/** Whether a national number without leading 0 is a mobile number of the prefix's country. */
export function isMobileOf(prefix: PhonePrefix, national: string): boolean {
  return mobilePatterns[prefix].test(national);
}

/** Removes separators from a number: spaces, hyphens, dots, slashes, brackets. */
export function stripPhoneSeparators(input: string): string {
  return foldTypedCharacters(input).replace(/[\s()./-]/g, "");
}

/** Returns a phone number's digits, with + in place of a leading 00; drops the bracketed 0 of `+46 (0)70`. */
export function phoneDigits(input: string): string {
  return stripPhoneSeparators(foldTypedCharacters(input).replace("(0)", "")).replace(/^00/, "+");
}

/**
 * Returns the E.164 form of a number with a prefix but no plus sign, as spreadsheets and gateways write it:
 * `46701740605`. Accepts only mobiles of the seven countries. Returns null for all others and for valid national
 * numbers of the given country. `digits`: without separators.
 */
export function withImpliedPlus(digits: string, prefix: PhonePrefix): string | null {
  if (digits.startsWith("0") || nationalPatterns[prefix].test(digits)) return null;
  const country = phonePrefixes.find((each) => digits.startsWith(each.prefix));
  if (!country) return null;
  const national = digits.slice(country.prefix.length).replace(/^0/, "");
  return isMobileOf(country.prefix, national) ? `+${country.prefix}${national}` : null;
}

/** Whether a point of sale's phone, without separators, matches the spec's form. Spec §5. */
export function isLocationPhone(input: string): boolean {
  return locationPhonePattern.test(stripPhoneSeparators(input));
}
