import { foldTypedCharacters } from "./typed-characters.ts";

/** The number of digits in a membership number. The card's QR code contains them, and hand scanners type them. */
export const membershipNumberLength = 12;

// Damm's quasigroup detects every mistyped digit and every swap of neighbours; Luhn misses the swap of 09 and 90.
const damm = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
] as const;

/**
 * Generates a membership number: eleven random digits and a check digit. `randomDigit` returns an integer 0 to 9. It
 * must be unguessable, because an exact number finds its member.
 */
export function makeMembershipNumber(randomDigit: () => number): string {
  const digits = Array.from({ length: membershipNumberLength - 1 }, randomDigit).join("");
  return `${digits}${dammDigit(digits)}`;
}

/** Whether a text is twelve digits with a valid check digit at the end. */
export function isMembershipNumber(text: string): boolean {
  return /^\d{12}$/.test(text) && dammDigit(text) === "0";
}

/** Reads a typed membership number with spaces or hyphens; null if it is invalid. */
export function readMembershipNumber(input: string): string | null {
  const digits = foldTypedCharacters(input).replace(/[\s-]/g, "");
  return isMembershipNumber(digits) ? digits : null;
}

/** Formats twelve digits in three groups of four, for reading aloud. */
export function formatMembershipNumber(membershipNumber: string): string {
  return membershipNumber.replace(/(\d{4})(?=\d)/g, "$1 ");
}

function dammDigit(digits: string): string {
  return [...digits].reduce((state, digit) => damm[Number(state)]?.[Number(digit)] ?? "0", "0");
}
