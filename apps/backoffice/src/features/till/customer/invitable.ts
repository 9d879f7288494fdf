import { type ParsedMobile, parseMobile } from "@stammis/domain/people/phone";

export type ContactProblem = Extract<ParsedMobile, { ok: false }>["reason"];

/**
 * Why nobody can be invited by a contact of `contactIn`; null: they can. Any complete e-mail address will do, of phones the
 * mobiles of the seven countries, a bare one within the club's prefix. The server applies the same rule. Spec §5, §9.
 */
export function contactProblem(contact: string, prefix: string): ContactProblem | null {
  if (contact.includes("@")) return null;
  const parsed = parseMobile(contact, prefix);
  return parsed.ok ? null : parsed.reason;
}
