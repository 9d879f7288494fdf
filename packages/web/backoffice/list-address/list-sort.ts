import type { Sort } from "#packages/ui/tables/data-table.ts";

/** `name` rises, `-name` falls; columns of `falling` the other way about: what is latest or most comes first. */
export function readSort(sortParam: string, falling: readonly string[] = []): Sort {
  const isTurned = sortParam.startsWith("-");
  const key = isTurned ? sortParam.slice(1) : sortParam;
  return { key, direction: falling.includes(key) !== isTurned ? "desc" : "asc" };
}

/** What a press on a header asks for: another column begins in its own order, the same one is turned round. */
export function pressedSort(current: string, key: string): string {
  return current === key ? `-${key}` : key;
}
