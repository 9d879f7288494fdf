import { isLuhn } from "#packages/domain/people/luhn.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";

export type CheckedCompanyNumber =
  | { ok: true; companyNumber: string }
  | { ok: false; reason: "INVALID_COMPANY_NUMBER" };

/** An organisation's third digit is 2 or more, so that no number is also a date. */
const ofOrganisation = /^[1-9]\d[2-9]\d{7}$/;
/** A sole trader has a personal number: a date, whose day is 60 higher in a coordination number. */
const ofSoleTrader = /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])\d{4}$/;

/**
 * Reads a Swedish company number: ten digits with hyphens and spaces between, of an organisation or a sole trader, the
 * check digit right. Before an organisation's number may be the 16 of registers, before a sole trader's the century.
 * Answers the ten digits, as they are stored. Spec §5.
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

/** Ten digits as people write them: 556016-0680. Anything else comes back as it is. */
export function formatCompanyNumber(companyNumber: string): string {
  return /^\d{10}$/.test(companyNumber) ? `${companyNumber.slice(0, 6)}-${companyNumber.slice(6)}` : companyNumber;
}
