import { isLuhn } from "../people/luhn.ts";

export type CheckedCompanyNumber =
  | { ok: true; companyNumber: string }
  | { ok: false; reason: "INVALID_COMPANY_NUMBER" };

/**
 * Reads a Swedish company number: digits and hyphens, ten digits once the hyphens are out, the check digit right.
 * Answers the ten digits, as they are stored. Spec §5.
 */
export function checkCompanyNumber(input: string): CheckedCompanyNumber {
  const digits = input.trim().replaceAll("-", "");
  const valid = /^\d{10}$/.test(digits) && isLuhn(digits);
  return valid ? { ok: true, companyNumber: digits } : { ok: false, reason: "INVALID_COMPANY_NUMBER" };
}

/** Ten digits as people write them: 556016-0680. Anything else comes back as it is. */
export function formatCompanyNumber(companyNumber: string): string {
  return /^\d{10}$/.test(companyNumber) ? `${companyNumber.slice(0, 6)}-${companyNumber.slice(6)}` : companyNumber;
}
