import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import {
  defaultPhonePrefix,
  isPhonePrefix,
  memberPhonePattern,
  phoneDigits,
  phonePrefixes,
  withImpliedPlus,
} from "./phone-pattern.ts";

export type ParsedPhone = { ok: true; e164: string } | { ok: false; reason: "INVALID_PHONE" };

const invalid: ParsedPhone = { ok: false, reason: "INVALID_PHONE" };

/** A phone number that SMS can reach, or why it is none: no phone number, or a phone that is no mobile. */
export type ParsedMobile = { ok: true; e164: string } | { ok: false; reason: "INVALID_PHONE" | "NOT_MOBILE" };

/**
 * Reads a phone number as people write it: with +, with 00, or bare, then in the given country, which is an ISO code
 * or a prefix with or without plus sign. A bare number that is none of that country, but a mobile with its prefix, is
 * international (`withImpliedPlus`). +46 is held to the spec's pattern, the rest to the numbering plan of the seven
 * countries. Answers E.164, or INVALID_PHONE. Spec §5, §9.
 */
export function parsePhone(input: string, countryOrPrefix: string = defaultPhonePrefix): ParsedPhone {
  const stripped = phoneDigits(input);
  if (!/^\+?\d{5,15}$/.test(stripped)) return invalid;
  if (stripped.startsWith("+")) return parseInternational(stripped);
  const country = findCountry(countryOrPrefix);
  if (country === undefined) return invalid;
  const international = withImpliedPlus(stripped, country.prefix);
  if (international !== null) return parseInternational(international);
  return country.prefix === "46" ? parseSwedish(stripped) : parseByPlan(stripped, country.iso);
}

/**
 * Reads a member's phone, to which codes and links go as SMS: what `parsePhone` reads, if it is a mobile. Answers
 * NOT_MOBILE for other phones of the seven countries, INVALID_PHONE for any other text.
 */
export function parseMobile(input: string, countryOrPrefix: string = defaultPhonePrefix): ParsedMobile {
  const parsed = parsePhone(input, countryOrPrefix);
  if (parsed.ok && isMobile(parsed.e164)) return parsed;
  return isPhoneOfPlan(input, countryOrPrefix) ? { ok: false, reason: "NOT_MOBILE" } : invalid;
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

/** Whether the numbering plan has the number, which for Swedish landlines may be shorter than the spec's pattern. */
function isPhoneOfPlan(input: string, countryOrPrefix: string): boolean {
  const stripped = phoneDigits(input);
  if (!/^\+?\d{5,15}$/.test(stripped)) return false;
  return parseByPlan(stripped, findCountry(countryOrPrefix)?.iso).ok;
}

function findCountry(countryOrPrefix: string) {
  const code = countryOrPrefix.replace(/^\+/, "").toUpperCase();
  return phonePrefixes.find(({ iso, prefix }) => iso === code || prefix === code);
}
