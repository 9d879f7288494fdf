import { passesForUs } from "#features/clubs/settings/domain/our-name.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { parsePhone } from "#packages/domain/people/phone.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { checkCompanyNumber } from "../domain/company-number.ts";

type CompanyForm = { [Field in keyof Call<"updateCompany">["body"]]?: string | undefined };
type MerchantForm = Call<"inviteMerchant">["body"];

/** A company as stored; omitted fields are empty. */
export interface CompanyFields {
  company_number: string | null;
  name: string;
  postal_address: string;
  postal_zip_code: string;
  postal_city: string;
  website: string;
}

/** A merchant and their company, as stored. */
export interface NewMerchant {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  company: CompanyFields;
}

/** Returns a web address with its scheme, or null if it is invalid. */
function readWebsite(typed: string): string | null {
  if (typed === "") return "";
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) && /^[^.\s]+(\.[^.\s]+)+$/.test(new URL(address).hostname)
    ? new URL(address).href
    : null;
}

function companyProblems(form: CompanyForm) {
  const number = form.companyNumber?.trim() ? checkCompanyNumber(form.companyNumber) : null;
  return {
    companyName: passesForUs(form.companyName ?? "") ? ("NAME_RESERVED" as const) : null,
    companyNumber: number && !number.ok ? number.reason : null,
    website: readWebsite(form.website?.trim() ?? "") === null ? ("INVALID_URL" as const) : null,
  };
}

function companyOf(form: CompanyForm): CompanyFields {
  const number = checkCompanyNumber(form.companyNumber ?? "");
  return {
    company_number: number.ok ? number.companyNumber : null,
    name: normaliseName(form.companyName ?? ""),
    postal_address: normaliseName(form.postalAddress ?? ""),
    postal_zip_code: normaliseName(form.postalZipCode ?? ""),
    postal_city: normaliseName(form.postalCity ?? ""),
    website: readWebsite(form.website?.trim() ?? "") ?? "",
  };
}

/** Reads a company from a form; refuses at the invalid fields. Omitted fields stay empty. Spec §5. */
export function readCompany(form: CompanyForm): CompanyFields {
  refuseFields(companyProblems(form));
  return companyOf(form);
}

/** Reads a merchant with their company from a form; refuses at the invalid fields. */
export function readMerchant(form: MerchantForm): NewMerchant {
  const phone = form.phone?.trim() ? parsePhone(form.phone, form.phonePrefix) : null;
  refuseFields({
    email: !form.email.trim() ? "REQUIRED" : isEmail(form.email) ? null : "INVALID_EMAIL",
    phone: phone && !phone.ok ? phone.reason : null,
    ...companyProblems(form),
  });
  return {
    email: normaliseEmail(form.email),
    firstName: normaliseName(form.firstName ?? ""),
    lastName: normaliseName(form.lastName ?? ""),
    phone: phone?.ok ? phone.e164 : null,
    company: companyOf(form),
  };
}
