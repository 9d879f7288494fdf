import { type ParsedMobile, parseMobile } from "#packages/domain/people/phone.ts";

export type ContactProblem = Extract<ParsedMobile, { ok: false }>["reason"];

/**
 * Why a contact of `contactIn` cannot be invited; null if it can: a complete e-mail address, or a mobile of the seven
 * countries, a bare number in the country of `prefix`. The server applies the same rule. Spec §5, §9.
 */
export function contactProblem(contact: string, prefix: string): ContactProblem | null {
  if (contact.includes("@")) return null;
  const parsed = parseMobile(contact, prefix);
  return parsed.ok ? null : parsed.reason;
}
