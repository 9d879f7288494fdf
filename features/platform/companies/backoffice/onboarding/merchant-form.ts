import { isEmail } from "#packages/domain/people/email.ts";
import { isPhonePrefix, memberPhonePattern } from "#packages/domain/people/phone-pattern.ts";
import { wholePhone } from "#packages/domain/people/typed-phone.ts";
import { type FieldCodes, required } from "#packages/web/forms/use-form.ts";
import { checkCompanyNumber } from "../../domain/company-number.ts";

/** A company as typed in any form. */
export type CompanyForm = {
  website: string;
  companyNumber: string;
  companyName: string;
  postalAddress: string;
  postalZipCode: string;
  postalCity: string;
};

/** A merchant's sign-up as typed. Spec §3 "Merchant onboarding payload". */
export type MerchantForm = CompanyForm & {
  firstName: string;
  lastName: string;
  email: string;
  phonePrefix: string;
  phone: string;
  privacyPolicy: boolean;
};

/** The form for opening a company: missing details, and the two acceptances of spec §5. */
export type OpeningForm = CompanyForm & { termsOfService: boolean; dataProcessingAgreement: boolean };

/** The fields that a look-up returns. */
export const lookedUpFields = ["companyName", "postalAddress", "postalZipCode", "postalCity"] as const;
export type FoundCompany = Pick<CompanyForm, (typeof lookedUpFields)[number]>;

/**
 * Returns the fields that still hold the previously found company when the next number finds none. Fields that the
 * merchant typed are not included.
 */
export const strangersFields = (form: FoundCompany, before: FoundCompany) =>
  lookedUpFields.filter((field) => form[field] !== "" && form[field] === before[field]);

const emptyCompany: CompanyForm = {
  website: "",
  companyNumber: "",
  companyName: "",
  postalAddress: "",
  postalZipCode: "",
  postalCity: "",
};

export const emptyMerchant: MerchantForm = {
  ...emptyCompany,
  firstName: "",
  lastName: "",
  email: "",
  phonePrefix: "+46",
  phone: "",
  privacyPolicy: false,
};

export const emptyOpening: OpeningForm = { ...emptyCompany, termsOfService: false, dataProcessingAgreement: false };

const emailCode = (email: string) => required(email) ?? (isEmail(email) ? null : "INVALID_EMAIL");

/** The spec's pattern applies to +46; the server checks the other six countries' numbers. */
function phoneCode({ phone, phonePrefix }: MerchantForm) {
  const prefix = phonePrefix.replace("+", "");
  if (phone.trim() === "" || !isPhonePrefix(prefix)) return null;
  const number = wholePhone({ prefix, number: phone });
  return !number.startsWith("+46") || memberPhonePattern.test(number.slice(3)) ? null : "INVALID_PHONE";
}

function companyNumberCode(companyNumber: string) {
  const checked = checkCompanyNumber(companyNumber);
  return checked.ok ? null : checked.reason;
}

/** Checks an admin's invitation: it needs an address, and optional fields must be valid. Spec §6. */
export function checkInvitation(form: MerchantForm): FieldCodes<MerchantForm> {
  const number = form.companyNumber.trim();
  return {
    email: emailCode(form.email),
    phone: phoneCode(form),
    companyNumber: number === "" ? null : companyNumberCode(number),
  };
}

/** Checks a company, which needs a name and a number. */
export function checkCompany(form: CompanyForm): FieldCodes<CompanyForm> {
  return {
    companyNumber: required(form.companyNumber) ?? companyNumberCode(form.companyNumber),
    companyName: required(form.companyName),
  };
}

/** Checks the form for opening a company; nothing is required if it is open already. */
export function checkOpening(
  form: OpeningForm,
  { opensCompany, asksForCompany }: { opensCompany: boolean; asksForCompany: boolean },
): FieldCodes<OpeningForm> {
  if (!opensCompany) return {};
  return {
    ...(asksForCompany && checkCompany(form)),
    termsOfService: form.termsOfService ? null : "TERMS_OF_SERVICE_REQUIRED",
    dataProcessingAgreement: form.dataProcessingAgreement ? null : "DATA_PROCESSING_AGREEMENT_REQUIRED",
  };
}

/** Checks a merchant's sign-up. Spec §5 "Non-admin merchant sign-up requires". */
export function checkSignUp(form: MerchantForm): FieldCodes<MerchantForm> {
  return {
    ...checkInvitation(form),
    ...checkCompany(form),
    firstName: required(form.firstName),
    lastName: required(form.lastName),
    privacyPolicy: form.privacyPolicy ? null : "PRIVACY_POLICY_REQUIRED",
  };
}

/** Returns the number to look up, once more than nine characters form ten valid digits; otherwise null. Spec §5. */
export function lookupNumber(companyNumber: string): string | null {
  if (companyNumber.trim().length <= 9) return null;
  const checked = checkCompanyNumber(companyNumber);
  return checked.ok ? checked.companyNumber : null;
}
