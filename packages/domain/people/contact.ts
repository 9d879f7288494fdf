import { isEmail, normaliseEmail } from "./email.ts";
import { parsePhone } from "./phone.ts";

export type Username =
  | { ok: true; kind: "email"; email: string }
  | { ok: true; kind: "phone"; phone: string }
  | { ok: false; reason: "INVALID_PHONE_OR_EMAIL" };

/**
 * Reads a sign-in or search text as an e-mail address (normalised) or a phone number (E.164). A number without prefix
 * belongs to the chain's country, given as an ISO code or a prefix. Spec §2, §5.
 */
export function readUsername(input: string, country: string): Username {
  if (isEmail(input)) return { ok: true, kind: "email", email: normaliseEmail(input) };
  const phone = parsePhone(input, country);
  return phone.ok ? { ok: true, kind: "phone", phone: phone.e164 } : { ok: false, reason: "INVALID_PHONE_OR_EMAIL" };
}
