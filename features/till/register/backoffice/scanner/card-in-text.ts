import { isMembershipNumber, membershipNumberLength } from "#packages/domain/people/membership-number.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";

/** What a scanner adds to each code, as text. */
export interface Affixes {
  prefix: string;
  suffix: string;
}

export const noAffixes: Affixes = { prefix: "", suffix: "" };

/** A card holds its number alone, or the number and a code that changes: 12 or 24 digits. */
const cardLengths = [membershipNumberLength, 2 * membershipNumberLength] as const;

// "]Q1" names the kind of code: a bracket, a letter and one more character.
const aimPrefix = /^\D*?\]\D./;
const digitsInSigns = /^\D*(\d+)\D*$/;

const isCard = (digits: string): boolean =>
  cardLengths.some((length) => length === digits.length) && membershipNumberOf(digits) !== null;

/** The membership number of a card's 12 or 24 digits; null if its check digit is wrong. */
export function membershipNumberOf(digits: string): string | null {
  const number = digits.slice(0, membershipNumberLength);
  return isMembershipNumber(number) ? number : null;
}

/** The membership number of a card that was typed, pasted or seen by the camera; null if the text is no card. */
export function readCardNumber(text: string): string | null {
  const digits = foldTypedCharacters(text).replace(/[\s-]/g, "");
  return /^\d+$/.test(digits) && isCard(digits) ? membershipNumberOf(digits) : null;
}

/** The digits of the card in a scanned text, without what the scanner adds; null if the text is no card. */
export function cardInText(text: string, affixes: Affixes): string | null {
  for (const bare of [withoutAffixes(text, affixes), text]) {
    const digits = digitsInSigns.exec(bare.replace(aimPrefix, ""))?.[1] ?? "";
    if (isCard(digits)) return digits;
  }
  return null;
}

function withoutAffixes(text: string, { prefix, suffix }: Affixes): string {
  const rest = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  return suffix !== "" && rest.endsWith(suffix) ? rest.slice(0, -suffix.length) : rest;
}
