import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { parseMobile } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { Invitation } from "../queries.ts";

/**
 * The invite form. One of the two addresses is enough; `pointOfSaleId` is `""` if none is chosen. Spec §5 "Invite
 * form".
 */
export type InviteForm = {
  email: string;
  phonePrefix: string;
  phone: string;
  pointOfSaleId: string;
  language: Language;
};

export function emptyInvitation(language: Language): InviteForm {
  return { email: "", phonePrefix: `+${prefixForLanguage(language)}`, phone: "", pointOfSaleId: "", language };
}

const filled = (text: string) => text.trim() !== "";

function phoneProblem(phone: string, prefix: string) {
  const parsed = parseMobile(phone, prefix);
  return parsed.ok ? null : parsed.reason;
}

/** Returns the field errors. Without SMS credits the e-mail address is required. */
export function checkInvitation(form: InviteForm, hasCredits: boolean): FieldCodes<InviteForm> {
  const phone = hasCredits ? form.phone : "";
  if (!filled(form.email) && !filled(phone)) return { email: hasCredits ? "EMAIL_OR_PHONE_REQUIRED" : "REQUIRED" };
  return {
    email: !filled(form.email) || isEmail(form.email) ? null : "INVALID_EMAIL",
    phone: filled(phone) ? phoneProblem(phone, form.phonePrefix) : null,
  };
}

/** Returns the request body with only the completed fields. */
export function invitationOf(form: InviteForm, hasCredits: boolean): Invitation {
  return {
    language: form.language,
    ...(filled(form.email) ? { email: normaliseEmail(form.email) } : {}),
    ...(hasCredits && filled(form.phone) ? { phone: form.phone.trim(), phonePrefix: form.phonePrefix } : {}),
    ...(form.pointOfSaleId ? { pointOfSaleId: Number(form.pointOfSaleId) } : {}),
  };
}
