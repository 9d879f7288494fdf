import { isLuhn } from "#packages/domain/people/luhn.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";

export type CheckedCompanyNumber =
  | { ok: true; companyNumber: string }
  | { ok: false; reason: "INVALID_COMPANY_NUMBER" };

/** An organisation's third digit is 2 or more, so its number is never a date. */
const ofOrganisation = /^[1-9]\d[2-9]\d{7}$/;
/** A sole trader has a personal number: a date, whose day is 60 higher in a coordination number. */
const ofSoleTrader = /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])\d{4}$/;

/**
 * Reads a Swedish company number of an organisation or a sole trader: ten digits with hyphens, spaces and a valid check
 * digit. It may begin with 16 (organisation) or the century (sole trader). Returns the ten digits. Spec §5.
 */
export function checkCompanyNumber(input: string): CheckedCompanyNumber {
  const digits = foldTypedCharacters(input).replace(/[\s-]/g, "");
  const long = /^(16|18|19|20)(\d{10})$/.exec(digits);
  const number = long?.[2] ?? digits;
  const isOrganisation = ofOrganisation.test(number) && (long === null || long[1] === "16");
  const isSoleTrader = ofSoleTrader.test(number) && long?.[1] !== "16";
  const valid = (isOrganisation || isSoleTrader) && isLuhn(number);
  return valid ? { ok: true, companyNumber: number } : { ok: false, reason: "INVALID_COMPANY_NUMBER" };
}

/** Formats ten digits as 556016-0680. Other texts are returned unchanged. */
export function formatCompanyNumber(companyNumber: string): string {
  return /^\d{10}$/.test(companyNumber) ? `${companyNumber.slice(0, 6)}-${companyNumber.slice(6)}` : companyNumber;
}
