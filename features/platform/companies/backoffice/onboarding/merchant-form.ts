import { isEmail } from "#packages/domain/people/email.ts";
import { isPhonePrefix, memberPhonePattern } from "#packages/domain/people/phone-pattern.ts";
import { wholePhone } from "#packages/domain/people/typed-phone.ts";
import { type FieldCodes, required } from "#packages/web/forms/use-form.ts";
import { checkCompanyNumber } from "../../domain/company-number.ts";

/** A company, as it is typed wherever it is. */
export type CompanyForm = {
  website: string;
  companyNumber: string;
  companyName: string;
  postalAddress: string;
  postalZipCode: string;
  postalCity: string;
};

/** Spec §3 "Merchant onboarding payload". */
export type MerchantForm = CompanyForm & {
  firstName: string;
  lastName: string;
  email: string;
  phonePrefix: string;
  phone: string;
  privacyPolicy: boolean;
};

/** What is asked of whoever opens a company: what is not known of it yet, and spec §5's two acceptances. */
export type OpeningForm = CompanyForm & { termsOfService: boolean; dataProcessingAgreement: boolean };

/** What a look-up tells of a company. */
export const lookedUpFields = ["companyName", "postalAddress", "postalZipCode", "postalCity"] as const;
export type FoundCompany = Pick<CompanyForm, (typeof lookedUpFields)[number]>;

/** What stands there of the company found before, when the next number finds none: another's; what was typed is not. */
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

/** The spec's pattern holds for +46; the numbering plans of the other six are the server's. */
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

/** What an admin's invitation needs: an address to send it to; the rest only if given must be right. Spec §6. */
export function checkInvitation(form: MerchantForm): FieldCodes<MerchantForm> {
  const number = form.companyNumber.trim();
  return {
    email: emailCode(form.email),
    phone: phoneCode(form),
    companyNumber: number === "" ? null : companyNumberCode(number),
  };
}

/** A company with its name and number. */
export function checkCompany(form: CompanyForm): FieldCodes<CompanyForm> {
  return {
    companyNumber: required(form.companyNumber) ?? companyNumberCode(form.companyNumber),
    companyName: required(form.companyName),
  };
}

/** What opening a company takes; nothing where it is open already. */
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

/** What a merchant needs to sign up. Spec §5 "Non-admin merchant sign-up requires". */
export function checkSignUp(form: MerchantForm): FieldCodes<MerchantForm> {
  return {
    ...checkInvitation(form),
    ...checkCompany(form),
    firstName: required(form.firstName),
    lastName: required(form.lastName),
    privacyPolicy: form.privacyPolicy ? null : "PRIVACY_POLICY_REQUIRED",
  };
}

/** The number to look a company up by, once more than nine characters make ten digits that check; else null. Spec §5. */
export function lookupNumber(companyNumber: string): string | null {
  if (companyNumber.trim().length <= 9) return null;
  const checked = checkCompanyNumber(companyNumber);
  return checked.ok ? checked.companyNumber : null;
}
