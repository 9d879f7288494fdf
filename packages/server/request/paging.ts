import { pageSize } from "#packages/domain/limits.ts";
import { refuse } from "./refusal.ts";

/** The start of a list's next page: the sort values of the last row. Opaque to the caller. */
export type Cursor = readonly (string | number | null)[];

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

/**
 * Parses a cursor.
 * @throws Refusal INVALID_INPUT for an invalid cursor.
 */
export function readCursor(cursor: string | undefined, length: number): Cursor | null {
  if (!cursor) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(values) && values.length === length) return values;
  } catch {
    // An unreadable cursor is refused below.
  }
  return refuse("INVALID_INPUT");
}

/** The start of a list's page: after a cursor's row, or after this many rows. */
export interface Place {
  after: Cursor | null;
  skip: number;
}

/**
 * Returns the start of a page.
 * @throws Refusal INVALID_INPUT for an invalid cursor.
 */
export function placeOf(
  { cursor, page = 1 }: { cursor?: string | undefined; page?: number | undefined },
  length: number,
): Place {
  return { after: readCursor(cursor, length), skip: cursor ? 0 : (page - 1) * pageSize };
}

/** Splits a page with one extra row into the page and the next page's cursor. */
export function pageOf<Row>(rows: readonly Row[], cursorOf: (row: Row) => Cursor) {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > pageSize && last ? writeCursor(cursorOf(last)) : null };
}
