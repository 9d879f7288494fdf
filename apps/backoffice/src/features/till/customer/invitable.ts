import { parseMobile } from "@stammis/domain/people/phone";

/**
 * Whether somebody can be invited by a contact of `contactIn`: any whole e-mail address, of phones the mobiles of the
 * seven countries, a bare one within the club's prefix. The server asks for the same. Spec §5, §9.
 */
export function isInvitable(contact: string, prefix: string): boolean {
  if (contact.includes("@")) return true;
  return parseMobile(contact, prefix).ok;
}
