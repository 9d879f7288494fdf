import type { Language } from "../clubs/languages.ts";

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

/** A number without the separators people write: spaces, hyphens, dots, slashes, brackets. */
export function stripPhoneSeparators(input: string): string {
  return input.replace(/[\s\u00a0\u202f()./\u2010-\u2015-]/g, "");
}

/** Whether a point of sale's phone, separators aside, has the form of the spec. Spec §5. */
export function isLocationPhone(input: string): boolean {
  return locationPhonePattern.test(stripPhoneSeparators(input));
}
