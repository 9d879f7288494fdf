import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import {
  defaultPhonePrefix,
  isPhonePrefix,
  memberPhonePattern,
  phonePrefixes,
  stripPhoneSeparators,
} from "./phone-pattern.ts";

export type ParsedPhone = { ok: true; e164: string } | { ok: false; reason: "INVALID_PHONE" };

const invalid: ParsedPhone = { ok: false, reason: "INVALID_PHONE" };

/**
 * Reads a phone number as people write it: with +, with 00, or bare, then in the given country, which is an ISO code
 * or a prefix with or without plus sign. +46 is held to the spec's pattern, the rest to the numbering plan of the
 * seven countries. Answers E.164, or INVALID_PHONE. Spec §5, §9.
 */
export function parsePhone(input: string, countryOrPrefix: string = defaultPhonePrefix): ParsedPhone {
  const stripped = stripPhoneSeparators(input.replace("(0)", "")).replace(/^00/, "+");
  if (!/^\+?\d{5,15}$/.test(stripped)) return invalid;
  if (stripped.startsWith("+")) return parseInternational(stripped);
  const country = findCountry(countryOrPrefix);
  if (country === undefined) return invalid;
  return country.prefix === "46" ? parseSwedish(stripped) : parseByPlan(stripped, country.iso);
}

/** Whether an E.164 number lies in a mobile range of the seven countries: the only ones we send SMS to. Spec §9. */
export function isMobile(e164: string): boolean {
  const phone = parsePhoneNumberFromString(e164);
  if (!phone?.isValid() || !isPhonePrefix(phone.countryCallingCode)) return false;
  const type = phone.getType();
  return type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
}

/** An E.164 number for people: national where the viewer's prefix is the number's own, else with its prefix. */
export function formatPhone(e164: string, viewerPrefix: string = defaultPhonePrefix): string {
  const phone = parsePhoneNumberFromString(e164);
  if (phone === undefined) return e164;
  return phone.countryCallingCode === viewerPrefix ? phone.formatNational() : phone.formatInternational();
}

function parseInternational(number: string): ParsedPhone {
  return number.startsWith("+46") ? parseSwedish(number.slice(3)) : parseByPlan(number, undefined);
}

function parseSwedish(national: string): ParsedPhone {
  return memberPhonePattern.test(national) ? { ok: true, e164: `+46${national.replace(/^0/, "")}` } : invalid;
}

function parseByPlan(number: string, iso: CountryCode | undefined): ParsedPhone {
  const phone = parsePhoneNumberFromString(number, iso);
  if (!phone?.isValid() || !isPhonePrefix(phone.countryCallingCode)) return invalid;
  return { ok: true, e164: phone.number };
}

function findCountry(countryOrPrefix: string) {
  const wanted = countryOrPrefix.replace(/^\+/, "").toUpperCase();
  return phonePrefixes.find(({ iso, prefix }) => iso === wanted || prefix === wanted);
}
