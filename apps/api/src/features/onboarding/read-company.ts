import { checkCompanyNumber } from "@stammis/domain/clubs/company-number";
import { isEmail, normaliseEmail } from "@stammis/domain/people/email";
import { normaliseName } from "@stammis/domain/people/names";
import { parsePhone } from "@stammis/domain/people/phone";
import type { Call } from "../../call.ts";
import { refuseFields } from "../../refusal.ts";

type Form = Call<"inviteMerchant">["body"];

/** A merchant and their company, as stored. */
export interface NewMerchant {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  company: {
    company_number: string | null;
    name: string;
    postal_address: string;
    postal_zip_code: string;
    postal_city: string;
    website: string;
  };
}

/** A web address with its scheme; null when it is none. */
function readWebsite(typed: string): string | null {
  if (typed === "") return "";
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) && /^[^.\s]+(\.[^.\s]+)+$/.test(new URL(address).hostname)
    ? new URL(address).href
    : null;
}

/** Reads what was filled in; refuses at the fields that are wrong. What is left out stays empty. Spec §5. */
export function readMerchant(form: Form): NewMerchant {
  const number = form.companyNumber?.trim() ? checkCompanyNumber(form.companyNumber) : null;
  const phone = form.phone?.trim() ? parsePhone(form.phone, form.phonePrefix) : null;
  const website = readWebsite(form.website?.trim() ?? "");
  refuseFields({
    email: !form.email.trim() ? "REQUIRED" : isEmail(form.email) ? null : "INVALID_EMAIL",
    phone: phone && !phone.ok ? phone.reason : null,
    companyNumber: number && !number.ok ? number.reason : null,
    website: website === null ? "INVALID_URL" : null,
  });
  const [firstName, lastName] = [normaliseName(form.firstName ?? ""), normaliseName(form.lastName ?? "")];
  const email = normaliseEmail(form.email);
  return {
    email,
    firstName,
    lastName,
    phone: phone?.ok ? phone.e164 : null,
    company: {
      company_number: number?.ok ? number.companyNumber : null,
      name: normaliseName(form.companyName ?? "") || `${firstName} ${lastName}`.trim() || email,
      postal_address: normaliseName(form.postalAddress ?? ""),
      postal_zip_code: normaliseName(form.postalZipCode ?? ""),
      postal_city: normaliseName(form.postalCity ?? ""),
      website: website ?? "",
    },
  };
}
