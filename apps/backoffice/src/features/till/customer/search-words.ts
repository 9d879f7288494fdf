import { textMax } from "@stammis/domain/limits";
import { isEmail } from "@stammis/domain/people/email";
import { membershipNumberLength, readMembershipNumber } from "@stammis/domain/people/membership-number";
import { stripPhoneSeparators } from "@stammis/domain/people/phone-pattern";

/** What typed words can find; `number`: a whole membership number, which finds at once; `more`: keep typing. */
export type SearchKind = "empty" | "more" | "tooLong" | "number" | "wrongNumber" | "words";

const shortestPhone = 8;

/** Reads what stands in the search field. Membership number, phone and e-mail are only looked for when whole. */
export function searchKind(text: string): SearchKind {
  const words = text.trim();
  if (words === "") return "empty";
  if (words.length > textMax.search) return "tooLong";
  if (readMembershipNumber(words)) return "number";
  const digits = stripPhoneSeparators(words);
  if (/^\d+$/.test(digits) && digits.length === membershipNumberLength) return "wrongNumber";
  if (/^\+?\d+$/.test(digits)) return digits.length >= shortestPhone ? "words" : "more";
  if (words.includes("@")) return isEmail(words) ? "words" : "more";
  return words.length >= 2 ? "words" : "more";
}

/** A whole phone number or e-mail address, by which somebody can be invited; null for anything else. */
export function contactIn(text: string): string | null {
  const words = text.trim();
  return searchKind(words) === "words" && (words.includes("@") || /^[+\d][\d\s\u00a0-]*$/.test(words)) ? words : null;
}
