import { nameMax, nameMin } from "../limits.ts";

/** The placeholder name of an object that was not found; no real object may have it. Spec §3, §9. */
export const reservedName = "Non Existing";

export type CheckedName =
  | { ok: true; name: string }
  | { ok: false; reason: "REQUIRED" | "NAME_TOO_SHORT" | "NAME_TOO_LONG" | "NAME_RESERVED" };

/** Returns a name as stored and compared: Unicode-composed, without control characters, single spaces between words. */
export function normaliseName(input: string): string {
  return input
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/**
 * Checks the name of an object and returns its stored form. Categories and campaigns have 3 to 32 characters; others
 * pass their own limits. Spec §5.
 */
export function checkName(input: string, limits: { min?: number; max?: number } = {}): CheckedName {
  const { min = nameMin, max = nameMax } = limits;
  const name = normaliseName(input);
  if (name === "") return { ok: false, reason: "REQUIRED" };
  if (name.length < min) return { ok: false, reason: "NAME_TOO_SHORT" };
  if (name.length > max) return { ok: false, reason: "NAME_TOO_LONG" };
  return isReservedName(name) ? { ok: false, reason: "NAME_RESERVED" } : { ok: true, name };
}

/** Whether a name equals the placeholder, ignoring case and spaces. */
export function isReservedName(name: string): boolean {
  return normaliseName(name).toLowerCase() === reservedName.toLowerCase();
}
