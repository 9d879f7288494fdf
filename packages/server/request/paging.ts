import { pageSize } from "#packages/domain/limits.ts";
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

/** Where a page of a list begins: after the row of a cursor, or so many rows in. */
export interface Place {
  after: Cursor | null;
  skip: number;
}

/** @throws Refusal INVALID_INPUT when the cursor is not one of ours. */
export function placeOf(
  { cursor, page = 1 }: { cursor?: string | undefined; page?: number | undefined },
  length: number,
): Place {
  return { after: readCursor(cursor, length), skip: cursor ? 0 : (page - 1) * pageSize };
}

/** Splits one row too many into the page and the cursor of the next. */
export function pageOf<Row>(rows: readonly Row[], cursorOf: (row: Row) => Cursor) {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > pageSize && last ? writeCursor(cursorOf(last)) : null };
}
