import { readCardCode } from "#features/members/card-codes/domain/card-codes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { membershipNumberLength } from "#packages/domain/people/membership-number.ts";
import { defaultPhonePrefix, phoneDigits, withImpliedPlus } from "#packages/domain/people/phone-pattern.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";

/** The meaning of the typed text. `number`: a complete membership number, which opens at once; `more`: keep typing. */
export type SearchKind = "empty" | "more" | "tooLong" | "number" | "wrongNumber" | "words";

const shortestPhone = 8;

/** Reads the search text. Only a complete membership number, phone or e-mail starts a search. */
export function searchKind(text: string): SearchKind {
  const words = foldTypedCharacters(text).trim();
  if (words === "") return "empty";
  if (words.length > textMax.search) return "tooLong";
  if (readCardCode(words) !== null) return "number";
  const digits = phoneDigits(words);
  if (withImpliedPlus(digits, defaultPhonePrefix)) return "words";
  if (/^\d+$/.test(digits) && digits.length === membershipNumberLength) return "wrongNumber";
  if (/^\+?\d+$/.test(digits)) return digits.length >= shortestPhone ? "words" : "more";
  if (words.includes("@")) return isEmail(words) ? "words" : "more";
  return words.length >= 2 ? "words" : "more";
}

/** Returns a complete phone number or e-mail that can be invited; null for any other text. */
export function contactIn(text: string): string | null {
  const words = foldTypedCharacters(text).trim();
  if (searchKind(words) !== "words") return null;
  if (words.includes("@")) return normaliseEmail(words);
  return /^[+\d][\d\s-]*$/.test(words) ? words : null;
}
