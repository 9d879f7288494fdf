import type { Sort } from "#packages/ui/tables/data-table.ts";

/** `name` rises, `-name` falls; columns of `falling` the other way about: what is latest or most comes first. */
export function readSort(asked: string, falling: readonly string[] = []): Sort {
  const isTurned = asked.startsWith("-");
  const key = isTurned ? asked.slice(1) : asked;
  return { key, direction: falling.includes(key) !== isTurned ? "desc" : "asc" };
}

/** What a press on a header asks for: another column begins in its own order, the same one is turned round. */
export function pressedSort(current: string, key: string): string {
  return current === key ? `-${key}` : key;
}
