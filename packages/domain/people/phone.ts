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

/** A phone number that can receive SMS, or the reason: no phone number, or not a mobile. */
export type ParsedMobile = { ok: true; e164: string } | { ok: false; reason: "INVALID_PHONE" | "NOT_MOBILE" };

/**
 * Reads a phone number with +, with 00 or in national form (country as ISO code or prefix). Else it may be a mobile
 * without plus (`withImpliedPlus`). +46 numbers follow the spec's pattern, others their numbering plan. Returns E.164
 * or INVALID_PHONE. Spec §5, §9.
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
 * Reads a member's mobile, which receives codes and links by SMS. Reads like `parsePhone`. Returns NOT_MOBILE for other
 * phones of the seven countries and INVALID_PHONE for any other text.
 */
export function parseMobile(input: string, countryOrPrefix: string = defaultPhonePrefix): ParsedMobile {
  const parsed = parsePhone(input, countryOrPrefix);
  if (parsed.ok && isMobile(parsed.e164)) return parsed;
  return isPhoneOfPlan(input, countryOrPrefix) ? { ok: false, reason: "NOT_MOBILE" } : invalid;
}

/** Whether an E.164 number is in a mobile range of the seven countries: SMS go only there. Spec §9. */
export function isMobile(e164: string): boolean {
  const phone = parsePhoneNumberFromString(e164);
  if (!phone?.isValid() || !isPhonePrefix(phone.countryCallingCode)) return false;
  const type = phone.getType();
  return type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
}

/** Formats an E.164 number for people: national if its prefix is the viewer's, else with the prefix. */
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

/** Whether the numbering plan contains the number. Swedish landlines in it may be shorter than the spec's pattern. */
function isPhoneOfPlan(input: string, countryOrPrefix: string): boolean {
  const stripped = phoneDigits(input);
  if (!/^\+?\d{5,15}$/.test(stripped)) return false;
  return parseByPlan(stripped, findCountry(countryOrPrefix)?.iso).ok;
}

function findCountry(countryOrPrefix: string) {
  const code = countryOrPrefix.replace(/^\+/, "").toUpperCase();
  return phonePrefixes.find(({ iso, prefix }) => iso === code || prefix === code);
}
