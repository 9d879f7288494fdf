import type { Language } from "../translations/languages.ts";
import { foldTypedCharacters } from "./typed-characters.ts";

/** A country members may have a phone in: its ISO code and its prefix without the plus sign. Spec §9. */
export type PhoneCountry = { readonly iso: string; readonly prefix: string };

/** The seven countries, in the order they are offered. Spec §9. */
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

/** The prefix where nothing else is known. Spec §9. */
export const defaultPhonePrefix: PhonePrefix = "46";

/**
 * A member's number within +46: an optional leading 0 plus 9 digits. The nine do not begin with 0, else a number one
 * digit short would pass with its leading 0 counted as a digit. Spec §5.
 */
export const memberPhonePattern = /^0?(?!0)\d{9}$/;

/** Mobile numbers of each country, without prefix and leading 0, as the numbering plans have them. */
const mobilePatterns: Record<PhonePrefix, RegExp> = {
  46: /^7[023689]\d{7}$/,
  45: /^(?:(?:2[6-8]|6[78]|96)\d{6}|(?:2[0-59]|3[0-689]|[457]\d|6[0-69]|8[126-9]|9[1-47-9])[1-9]\d{5})$/,
  358: /^(?:4[0-8]|50)\d{4,8}$/,
  33: /^(?:6(?:[0-24-8]\d|3[0-8]|9[589])|7[3-9]\d)\d{6}$/,
  47: /^(?:45(?:[0-24-9]\d|3[0-57-9])\d{4}|(?:4[016-8]|9\d)\d{6})$/,
  48: /^(?:21(?:1[013-5]|2\d|3[1-9])\d{5}|(?:45|5[0137]|6[069]|7[2389]|88)\d{7})$/,
  49: /^(?:1(?:6[023]|7\d)\d{7,8}|15(?:[0-25-9]\d\d|3(?:10|33)|410)\d{6})$/,
};

/** Every national number, where all numbers of a country have one length; Finnish and German numbers have many. */
const nationalPatterns: Record<PhonePrefix, RegExp> = {
  46: memberPhonePattern,
  45: /^[2-9]\d{7}$/,
  358: mobilePatterns[358],
  33: /^[1-9]\d{8}$/,
  47: /^[2-9]\d{7}$/,
  48: /^[1-9]\d{8}$/,
  49: mobilePatterns[49],
};

/** A point of sale's number: 0 then 7 to 11 digits, or 5 to 8 digits starting 1 to 9. Spec §5. */
export const locationPhonePattern = /^(?:0\d{7,11}|[1-9]\d{4,7})$/;

/** Whether a text is one of the seven prefixes. */
export function isPhonePrefix(value: string): value is PhonePrefix {
  return phonePrefixes.some(({ prefix }) => prefix === value);
}

/** The dial code that goes with a chain's language; languages without a country of the seven get the default. Spec §9. */
export function prefixForLanguage(language: Language | null): PhonePrefix {
  return language === "fr" ? "33" : defaultPhonePrefix;
}

/** Whether a national number without leading 0 is a mobile of the prefix's country. */
export function isMobileOf(prefix: PhonePrefix, national: string): boolean {
  return mobilePatterns[prefix].test(national);
}

/** A number without the separators people write: spaces, dashes, dots, slashes, brackets. */
export function stripPhoneSeparators(input: string): string {
  return foldTypedCharacters(input).replace(/[\s()./-]/g, "");
}

/** A phone number's digits, with + where 00 or + begins it; the 0 in brackets of `+46 (0)70` is left out. */
export function phoneDigits(input: string): string {
  return stripPhoneSeparators(foldTypedCharacters(input).replace("(0)", "")).replace(/^00/, "+");
}

/**
 * The E.164 form of a number that brings its country's prefix without a plus sign, as spreadsheets and gateways write it:
 * `46701740605`. Only a mobile of the seven countries counts, and a number that is one of the given country without the
 * prefix stays national. Null for every other number. `digits`: without separators.
 */
export function withImpliedPlus(digits: string, prefix: PhonePrefix): string | null {
  if (digits.startsWith("0") || nationalPatterns[prefix].test(digits)) return null;
  const country = phonePrefixes.find((each) => digits.startsWith(each.prefix));
  if (!country) return null;
  const national = digits.slice(country.prefix.length).replace(/^0/, "");
  return isMobileOf(country.prefix, national) ? `+${country.prefix}${national}` : null;
}

/** Whether a point of sale's phone, separators aside, has the form of the spec. Spec §5. */
export function isLocationPhone(input: string): boolean {
  return locationPhonePattern.test(stripPhoneSeparators(input));
}
