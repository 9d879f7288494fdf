import {
  isMembershipNumber,
  membershipNumberLength,
  readMembershipNumber,
} from "#packages/domain/people/membership-number.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";

/** The time in seconds after which the card shows a new code. */
export const cardStepSeconds = 30;
/** The number of digits in a code: membership number, time step and truncated HMAC. */
export const cardCodeLength = 24;
const stepDigits = 5;
const macDigits = 7;
const stepsInCode = 10 ** stepDigits;
/**
 * The number of steps before and after the server's own that count as fresh, so that the code stays valid while a
 * cashier reaches for the scanner.
 */
const freshBefore = 2;
const freshAfter = 1;

/** The content of a customer's card: the number with a current code, or the membership number alone. */
export type ShownCard = { number: string; code: CardCode | null };

/** A code as it was read. Its digits identify the step only within a period of about 35 days. */
export interface CardCode {
  /** All 24 digits of the code. */
  digits: string;
  number: string;
  stepDigits: number;
}

/** Returns the number of 30-second steps from 1970 to a moment. */
export const cardStepAt = (epochMilliseconds: number): number =>
  Math.floor(epochMilliseconds / (cardStepSeconds * 1000));

/** Returns the text that a code's HMAC signs. The key is the SHA-256 of the member's session token. */
export const cardCodeText = (number: string, step: number): string => `card ${number} ${step}`;

/** Truncates an HMAC-SHA-256 to decimal digits as RFC 4226 does. */
function truncatedDigits(mac: Uint8Array): string {
  const offset = (mac.at(-1) ?? 0) & 15;
  const bits = new DataView(mac.buffer, mac.byteOffset).getUint32(offset) & 0x7fffffff;
  return String(bits % 10 ** macDigits).padStart(macDigits, "0");
}

/** Returns the 24 digits that a card shows at a step. `mac`: the HMAC-SHA-256 of `cardCodeText`. */
export const cardCodeAt = (number: string, mac: Uint8Array, step: number): string =>
  number + String(step % stepsInCode).padStart(stepDigits, "0") + truncatedDigits(mac);

/** Whether the code was made with this HMAC at this step. */
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

/** Returns the number in a code or a number as it was read; any other text unchanged. */
export const numberOnCard = (text: string): string => readCardCode(text)?.number ?? text;

/** The age of a code. FUTURE: the phone's clock is ahead, or the code is older than half a period. */
export type CardCodeAge = "FRESH" | "OLD" | "FUTURE";

/**
 * Returns the age of a code by the server's clock, and its full step: the nearest step with the code's digits. A till
 * without a network uses only this; only the server can check that the member's phone made the code.
 */
export function judgeCardCode(code: CardCode, epochMilliseconds: number): { age: CardCodeAge; step: number } {
  const present = cardStepAt(epochMilliseconds);
  const half = stepsInCode / 2;
  const ahead = ((((code.stepDigits - present + half) % stepsInCode) + stepsInCode) % stepsInCode) - half;
  const age = ahead < -freshBefore ? "OLD" : ahead > freshAfter ? "FUTURE" : "FRESH";
  return { age, step: present + ahead };
}
