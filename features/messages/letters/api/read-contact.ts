import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { parseMobile } from "#packages/domain/people/phone.ts";
import { phoneDigits, prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { type Recipient, recipientOf } from "./content.ts";

interface Typed {
  email?: string | undefined;
  phone?: string | undefined;
  phonePrefix?: string | undefined;
}

export interface Contact {
  email: string | null;
  phone: string | null;
  /**
   * The destination of the message; opening the link in the message proves that the destination belongs to the person.
   */
  to: Recipient;
}

/**
 * Reads the addresses of a person who joins: an e-mail, a mobile of the seven countries, or both. Refuses at the
 * invalid field. Spec §5.
 */
export function readContact(chain: Chain, { email, phone, phonePrefix }: Typed): Contact {
  const typedEmail = normaliseEmail(email ?? "") || null;
  const parsed =
    phone && phoneDigits(phone) ? parseMobile(phone, phonePrefix || prefixForLanguage(chain.language)) : null;
  refuseFields({
    email: typedEmail === null || isEmail(typedEmail) ? null : "INVALID_EMAIL",
    phone: parsed === null || parsed.ok ? null : parsed.reason,
  });
  const contact = { email: typedEmail, phone: parsed?.ok ? parsed.e164 : null };
  const to = recipientOf(contact);
  if (!to) refuseFields({ email: "EMAIL_OR_PHONE_REQUIRED" });
  return { ...contact, to: to as Recipient };
}
