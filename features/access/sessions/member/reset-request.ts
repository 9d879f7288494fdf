import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import type { PhonePrefix } from "#packages/domain/people/phone-pattern.ts";
import { typedPhoneProblem, wholePhone } from "#packages/domain/people/typed-phone.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";

export type ResetRequest = { medium: "EMAIL" | "PHONE"; email: string; prefix: PhonePrefix; phone: string };

/** Whether the chosen medium's field is filled; otherwise the form cannot be sent. Spec §5. */
export const isFilled = ({ medium, email, phone }: ResetRequest): boolean =>
  (medium === "EMAIL" ? email : phone).trim() !== "";

export function checkRequest({ medium, email, prefix, phone }: ResetRequest): FieldCodes<ResetRequest> {
  if (medium === "EMAIL") return { email: isEmail(email) ? null : "INVALID_EMAIL" };
  return { phone: typedPhoneProblem({ prefix, number: phone }) };
}

/** Returns the chosen medium's address only. */
export function contactOf({ medium, email, prefix, phone }: ResetRequest) {
  return medium === "EMAIL"
    ? ({ medium, email: normaliseEmail(email) } as const)
    : ({ medium, phone: wholePhone({ prefix, number: phone }) } as const);
}
