import pg from "pg";
import { Latest } from "../../remembered/latest.ts";

const instantOid = 1184;
const dateOid = 1082;
const bigintOid = 20;
const bigintArrayOid = 1016;

const days = new Latest<string, Temporal.PlainDate>(2_000);

/** Caches parsed days: the same few days recur in most results. */
function dayOf(text: string): Temporal.PlainDate {
  const cachedDay = days.get(text);
  if (cachedDay) return cachedDay;
  const day = Temporal.PlainDate.from(text);
  days.set(text, day);
  return day;
}

/**
 * Parsers: timestamptz → Temporal.Instant, date → Temporal.PlainDate, bigint → number (ids and öre stay below 2^53).
 */
const parsers: Record<number, (text: string) => unknown> = {
  [instantOid]: (text) => Temporal.Instant.from(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")),
  [dateOid]: dayOf,
  [bigintOid]: Number,
  [bigintArrayOid]: (text) => text.slice(1, -1).split(",").filter(Boolean).map(Number),
};

/** Returns the parser of a PostgreSQL type's text form. */
export const readerOf = (oid: number): ((text: string) => unknown) =>
  parsers[oid] ?? (pg.types.getTypeParser(oid, "text") as (text: string) => unknown);

/** A value in wire format: text, or raw bytes. */
export type WireValue = string | Buffer | null;

function element(item: unknown): string {
  if (item === null || item === undefined) return "NULL";
  if (typeof item === "number") return String(item);
  if (Array.isArray(item)) return list(item);
  const value = wireValue(item);
  const text = Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : String(value);
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

const list = (items: readonly unknown[]) => `{${items.map(element).join(",")}}`;

/** Converts a statement parameter: lists as PostgreSQL arrays, moments and days in ISO 8601, other objects as JSON. */
export function wireValue(value: unknown): WireValue {
  if (value === null || value === undefined) return null;
  if (typeof value !== "object") return String(value);
  if (Buffer.isBuffer(value)) return value;
  if (Array.isArray(value)) return list(value);
  if (value instanceof Temporal.Instant || value instanceof Temporal.PlainDate) return value.toString();
  if (value instanceof Date) return value.toISOString();
  return "toPostgres" in value && typeof value.toPostgres === "function"
    ? wireValue(value.toPostgres())
    : JSON.stringify(value);
}
