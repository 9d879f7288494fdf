import { cardCodeLength } from "#features/members/card-codes/domain/card-codes.ts";
import { isMembershipNumber, membershipNumberLength } from "#packages/domain/people/membership-number.ts";

/** The text that a scanner adds before and after each code. */
export interface Affixes {
  prefix: string;
  suffix: string;
}

export const noAffixes: Affixes = { prefix: "", suffix: "" };

/** A card holds its number alone, or the number and a code that changes: 12 or 24 digits. */
const cardLengths = [membershipNumberLength, cardCodeLength] as const;

// "]Q1" names the kind of code: a bracket, a letter and one more character.
const aimPrefix = /^\D*?\]\D./;
const digitsInSigns = /^\D*(\d+)\D*$/;

const isCard = (digits: string): boolean =>
  cardLengths.some((length) => length === digits.length) && membershipNumberOf(digits) !== null;

/** Returns the membership number of a card's 12 or 24 digits; null if its check digit is wrong. */
export function membershipNumberOf(digits: string): string | null {
  const number = digits.slice(0, membershipNumberLength);
  return isMembershipNumber(number) ? number : null;
}

/** Returns the digits of the card in a scanned text, without the scanner's additions; null if the text is no card. */
export function cardInText(text: string, affixes: Affixes): string | null {
  for (const bare of [withoutAffixes(text, affixes), text]) {
    const digits = digitsInSigns.exec(bare.replace(aimPrefix, ""))?.[1] ?? "";
    if (isCard(digits)) return digits;
  }
  return null;
}

function withoutAffixes(text: string, { prefix, suffix }: Affixes): string {
  const withoutPrefix = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  return suffix !== "" && withoutPrefix.endsWith(suffix) ? withoutPrefix.slice(0, -suffix.length) : withoutPrefix;
}

/** Whether the text is the bar code of a product (EAN-13), which may have a card's digits by chance. */
function isProductCode(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Returns the text that the scanner adds to a card; null if the text has no card, or could have several. */
export function affixesIn(text: string): Affixes | null {
  if (isProductCode(text)) return null;
  const starts = cardLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) => ({ start, length })),
  );
  const cards = starts.filter(({ start, length }) => {
    const part = text.slice(start, start + length);
    return /^\d+$/.test(part) && isCard(part);
  });
  const longest = cards.filter(({ length }) => length === Math.max(...cards.map((card) => card.length)));
  const [card] = longest;
  if (!card || longest.length > 1) return null;
  return { prefix: text.slice(0, card.start), suffix: text.slice(card.start + card.length) };
}
