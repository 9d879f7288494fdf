import type { Sort } from "#packages/ui/tables/data-table.ts";

/**
 * Parses a sort: `name` is ascending, `-name` descending. For columns of `falling` it is reversed, so that the latest
 * or largest values come first.
 */
export function readSort(sortParam: string, falling: readonly string[] = []): Sort {
  const isTurned = sortParam.startsWith("-");
  const key = isTurned ? sortParam.slice(1) : sortParam;
  return { key, direction: falling.includes(key) !== isTurned ? "desc" : "asc" };
}

/** Returns the sort after a press on a header: another column starts with its own order, the same column reverses. */
export function pressedSort(current: string, key: string): string {
  return current === key ? `-${key}` : key;
}
