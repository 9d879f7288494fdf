import { maxAmountOre } from "#packages/domain/money.ts";

export type Payload = { ok: true; value: unknown } | { ok: false };

/** Keeps the digits of numbers that JavaScript would round, such as long ids. */
const exactNumber = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? (context?.source ?? value)
    : value;

/** Parses the body of a webhook. Integers beyond the safe range become texts. */
export function parsePayload(text: string): Payload {
  try {
    return { ok: true, value: JSON.parse(text, exactNumber) };
  } catch {
    return { ok: false };
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Returns an object's own field; undefined if the value is no object or lacks the field. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Returns the elements of an object's list; empty without a list. */
export function listOf(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

/** Reads a text or number as trimmed text; null if it is empty or neither. */
export function textOf(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  return String(value).trim() || null;
}

/** Returns the first of the values that is a text or number. */
export function firstText(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const text = textOf(value);
    if (text !== null) return text;
  }
  return null;
}

/** Amounts are summed in hundredths of an öre, because shops store up to four decimals. */
const perKrona = 10_000;

/** Reads a shop's amount, such as "89.99", in hundredths of an öre; 0 if it is none. */
export function hundredthsOf(value: unknown): number {
  const text = textOf(value) ?? "";
  return /^-?\d{1,10}(\.\d+)?$/.test(text) ? Math.round(Number(text) * perKrona) : 0;
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** More öre than any purchase may have. Larger amounts are cut, so that every amount can be stored. */
export const oreMax = 100 * maxAmountOre;

/** Converts hundredths of an öre to whole öre. */
export const oreOf = (hundredths: number): number => Math.min(oreMax, Math.max(-oreMax, Math.round(hundredths / 100)));

/** Reads a number of pieces; 0 if it is none. */
export function piecesOf(value: unknown): number {
  const text = textOf(value) ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

const localTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/;

/** The API accepts moments of the years 1800 to 2999. */
const firstMs = Date.UTC(1800, 0);
const endMs = Date.UTC(3000, 0);

function readMoment(text: string, timeZone: string): Temporal.Instant | null {
  try {
    if (localTime.test(text)) return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).toInstant();
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}

/** Reads a moment as ISO 8601; without an offset it is in the time zone. Null if it is none. */
export function momentOf(value: unknown, timeZone: string): Temporal.Instant | null {
  const moment = readMoment(textOf(value) ?? "", timeZone);
  return moment && moment.epochMilliseconds >= firstMs && moment.epochMilliseconds < endMs ? moment : null;
}
