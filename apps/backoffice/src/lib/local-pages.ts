import { pageSize } from "@stammis/domain/limits";
import { useState } from "react";
import type { ListPosition } from "./use-paged-list.ts";

/** A list that came whole, shown page by page. Spec §9: 15 rows. */
export function useLocalPages<Row>(rows: readonly Row[]) {
  const [asked, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const page = Math.min(asked, last);
  const shown = rows.slice(page * pageSize, (page + 1) * pageSize);
  const position: ListPosition = {
    from: page * pageSize + 1,
    to: page * pageSize + shown.length,
    total: rows.length,
    previous: page > 0 ? () => setPage(page - 1) : null,
    next: page < last ? () => setPage(page + 1) : null,
  };
  return { shown, position };
}

/** Whether the texts together contain every word of what was typed, letter case aside. */
export function matches(typed: string, ...texts: string[]): boolean {
  const all = texts.join(" ").toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
