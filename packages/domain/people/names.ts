import { nameMax, nameMin } from "../limits.ts";

/** The placeholder for a thing that was not found; no real thing may bear it. Spec §3, §9. */
export const reservedName = "Non Existing";

export type CheckedName =
  | { ok: true; name: string }
  | { ok: false; reason: "REQUIRED" | "NAME_TOO_SHORT" | "NAME_TOO_LONG" | "NAME_RESERVED" };

/** Composed, without control characters, and with single spaces between words: as names are stored and compared. */
export function normaliseName(input: string): string {
  return input
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/**
 * Reads the name of a thing: a category or campaign has 3 to 32 characters, others give their own limits. Answers it
 * as stored. Spec §5.
 */
export function checkName(input: string, limits: { min?: number; max?: number } = {}): CheckedName {
  const { min = nameMin, max = nameMax } = limits;
  const name = normaliseName(input);
  if (name === "") return { ok: false, reason: "REQUIRED" };
  if (name.length < min) return { ok: false, reason: "NAME_TOO_SHORT" };
  if (name.length > max) return { ok: false, reason: "NAME_TOO_LONG" };
  return isReservedName(name) ? { ok: false, reason: "NAME_RESERVED" } : { ok: true, name };
}

/** Whether a name, case and spaces aside, is the placeholder's. */
export function isReservedName(name: string): boolean {
  return normaliseName(name).toLowerCase() === reservedName.toLowerCase();
}
