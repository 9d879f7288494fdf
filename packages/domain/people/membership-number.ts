import { foldTypedCharacters } from "./typed-characters.ts";

/** Digits in a membership number: what the card's QR code holds and hand scanners type. */
export const membershipNumberLength = 12;

// Damm's quasigroup: it catches every mistyped digit and every swap of neighbours; Luhn lets 09 and 90 pass for each other.
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
 * A new membership number: eleven random digits and a check digit. `randomDigit` gives a whole number 0 to 9, and must
 * be unguessable, for whoever has the number exactly finds its member.
 */
export function makeMembershipNumber(randomDigit: () => number): string {
  const digits = Array.from({ length: membershipNumberLength - 1 }, randomDigit).join("");
  return `${digits}${dammDigit(digits)}`;
}

/** Whether a text is twelve digits of which the last is the right check digit. */
export function isMembershipNumber(text: string): boolean {
  return /^\d{12}$/.test(text) && dammDigit(text) === "0";
}

/** Reads a number as people type it, with spaces or hyphens between; null when it is none. */
export function readMembershipNumber(input: string): string | null {
  const digits = foldTypedCharacters(input).replace(/[\s-]/g, "");
  return isMembershipNumber(digits) ? digits : null;
}

/** Twelve digits in three groups of four, to be read aloud. */
export function formatMembershipNumber(membershipNumber: string): string {
  return membershipNumber.replace(/(\d{4})(?=\d)/g, "$1 ");
}

function dammDigit(digits: string): string {
  return [...digits].reduce((state, digit) => damm[Number(state)]?.[Number(digit)] ?? "0", "0");
}
