import { refuse } from "./refusal.ts";

/** Where the next page of a list begins: the sort values of its last row. Opaque to the caller. */
export type Cursor = readonly (string | number | null)[];

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

/** @throws Refusal INVALID_INPUT when it is not one of ours. */
export function readCursor(cursor: string | undefined, length: number): Cursor | null {
  if (!cursor) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(values) && values.length === length) return values;
  } catch {
    // Answered below.
  }
  return refuse("INVALID_INPUT");
}

/** Splits one row too many into the page and the cursor of the next. */
export function pageOf<Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => Cursor) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > size && last ? writeCursor(cursorOf(last)) : null };
}
