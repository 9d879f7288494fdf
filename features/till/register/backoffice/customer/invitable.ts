import { type ParsedMobile, parseMobile } from "#packages/domain/people/phone.ts";

export type ContactProblem = Extract<ParsedMobile, { ok: false }>["reason"];

/**
 * Returns the reason why a contact of `contactIn` cannot be invited; null if it can. It must be an e-mail or a mobile
 * of the seven countries; `prefix` is the default country. The server has the same rule. Spec §5, §9.
 */
export function contactProblem(contact: string, prefix: string): ContactProblem | null {
  if (contact.includes("@")) return null;
  const parsed = parseMobile(contact, prefix);
  return parsed.ok ? null : parsed.reason;
}
