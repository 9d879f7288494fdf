import {
  isMembershipNumber,
  membershipNumberLength,
  readMembershipNumber,
} from "#packages/domain/people/membership-number.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";

/** The card shows a new code after this time. */
export const cardStepSeconds = 30;
/** Digits: membership number, time step, truncated HMAC. */
export const cardCodeLength = 24;
const stepDigits = 5;
const macDigits = 7;
const stepsInCode = 10 ** stepDigits;
/** Steps before and after the server's own that count as fresh: the code stays valid while a cashier turns the scanner. */
const freshBefore = 2;
const freshAfter = 1;

/** What a customer shows or says: a code of the moment, or the membership number alone. */
export type ShownCard = { number: string; code: CardCode | null };

/** A code as it was read. Its digits name the step only within a period of about 35 days. */
export interface CardCode {
  /** All 24 digits. */
  digits: string;
  number: string;
  stepDigits: number;
}

/** The step at a moment, counted from 1970. */
export const cardStepAt = (epochMilliseconds: number): number =>
  Math.floor(epochMilliseconds / (cardStepSeconds * 1000));

/** The text that the HMAC of a code is made of, with the SHA-256 of the member's session token as its key. */
export const cardCodeText = (number: string, step: number): string => `card ${number} ${step}`;

/** Truncates an HMAC-SHA-256 to decimal digits as RFC 4226 does. */
function truncatedDigits(mac: Uint8Array): string {
  const offset = (mac.at(-1) ?? 0) & 15;
  const bits = new DataView(mac.buffer, mac.byteOffset).getUint32(offset) & 0x7fffffff;
  return String(bits % 10 ** macDigits).padStart(macDigits, "0");
}

/** The 24 digits that a card shows at a step; `mac` is the HMAC-SHA-256 of `cardCodeText`. */
export const cardCodeAt = (number: string, mac: Uint8Array, step: number): string =>
  number + String(step % stepsInCode).padStart(stepDigits, "0") + truncatedDigits(mac);

/** Whether the HMAC of the code's step made this code. */
export const isCodeOf = ({ number, digits }: CardCode, mac: Uint8Array, step: number): boolean =>
  cardCodeAt(number, mac, step) === digits;

/** Reads a code of 24 digits or a number of twelve, as scanned or typed; null for anything else. */
export function readCardCode(text: string): ShownCard | null {
  const digits = foldTypedCharacters(text).replace(/[\s-]/g, "");
  if (digits.length !== cardCodeLength || !/^\d+$/.test(digits)) {
    const number = readMembershipNumber(text);
    return number === null ? null : { number, code: null };
  }
  const number = digits.slice(0, membershipNumberLength);
  if (!isMembershipNumber(number)) return null;
  const step = digits.slice(membershipNumberLength, membershipNumberLength + stepDigits);
  return { number, code: { digits, number, stepDigits: Number(step) } };
}

/** FUTURE: the phone's clock is ahead, or the code is older than half a period. */
export type CardCodeAge = "FRESH" | "OLD" | "FUTURE";

/**
 * How old a code is at a moment of the server's clock, and its full step: the nearest one with these digits. A till
 * without a network judges a code by this alone; only the server can tell whether the phone made the code.
 */
export function judgeCardCode(code: CardCode, epochMilliseconds: number): { age: CardCodeAge; step: number } {
  const present = cardStepAt(epochMilliseconds);
  const half = stepsInCode / 2;
  const ahead = ((((code.stepDigits - present + half) % stepsInCode) + stepsInCode) % stepsInCode) - half;
  const age = ahead < -freshBefore ? "OLD" : ahead > freshAfter ? "FUTURE" : "FRESH";
  return { age, step: present + ahead };
}
