import { pagerMargin, pageSize } from "./limits.ts";

/** Rows that are counted and paged by number; of longer lists it is said that there are more, and they go on by key. */
export const countedRows = 1_000;

/** Rows that one act is asked for at once. */
export const severalAtMost = 100;

/** The last page with a number of its own; where rows go on beyond the counted ones, the last that is full of those. */
export function lastPage(rowCount: number): number {
  if (rowCount > countedRows) return Math.floor(countedRows / pageSize);
  return Math.max(1, Math.ceil(rowCount / pageSize));
}

/** Page numbers to show: the first, the last, those beside the current one; null where some are left out. Spec §9. */
export function shownPages(page: number, last: number): (number | null)[] {
  const near = Array.from({ length: last }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === last || Math.abs(each - page) <= pagerMargin,
  );
  return near.flatMap((each, index) => {
    const gap = each - (near[index - 1] ?? 0);
    // A single page left out takes no more room than the dots.
    return gap === 2 ? [each - 1, each] : gap > 2 ? [null, each] : [each];
  });
}

/** Letters of the ids that say which rows a file has: what servers before ours take of an address, with room to spare. */
export const shownRowsMax = 6_000;
