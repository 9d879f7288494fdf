import { pagerMargin, pageSize } from "./limits.ts";

/**
 * The number of rows that are counted and paged by number. Longer lists only say that there are more, and continue by
 * cursor.
 */
export const countedRows = 1_000;

/** The largest number of rows in one bulk action. */
export const severalAtMost = 100;

/** Returns the last numbered page. Beyond the counted rows: the last page that they fill completely. */
export function lastPage(rowCount: number): number {
  if (rowCount > countedRows) return Math.floor(countedRows / pageSize);
  return Math.max(1, Math.ceil(rowCount / pageSize));
}

/** Returns the page numbers to show: first, last and neighbours of the current one; null marks a gap. Spec §9. */
export function shownPages(page: number, last: number): (number | null)[] {
  const near = Array.from({ length: last }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === last || Math.abs(each - page) <= pagerMargin,
  );
  return near.flatMap((each, index) => {
    const gap = each - (near[index - 1] ?? 0);
    // A single omitted page takes no more room than the dots.
    return gap === 2 ? [each - 1, each] : gap > 2 ? [null, each] : [each];
  });
}

/** Longest `ids` parameter of an export in characters: proxies in front of the server limit the URL. */
export const shownRowsMax = 6_000;
