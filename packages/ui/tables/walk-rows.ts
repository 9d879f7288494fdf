/** Marks the element that takes a row's focus: its link or button, else the row itself. */
export const rowMark = "data-row";

const rowsOf = (table: ParentNode) => [...table.querySelectorAll<HTMLElement>(`[${rowMark}]`)];

/** Returns the index of the row that contains the focus; -1 for none. */
const focusedRow = (rows: readonly HTMLElement[]) => {
  const row = document.activeElement?.closest("tr");
  return row ? rows.findIndex((each) => each === row || row.contains(each)) : -1;
};

/** Returns the index of the table row that has the focus; null if no row has it. */
export function rowAt(table: ParentNode): number | null {
  const at = focusedRow(rowsOf(table));
  return at < 0 ? null : at;
}

/**
 * Moves the focus by a number of rows. If no row has the focus, `anywhere` starts with the first or last row. Returns
 * whether the focus moved.
 */
export function walkRows(table: ParentNode, step: number, from: "within" | "anywhere"): boolean {
  const rows = rowsOf(table);
  const at = focusedRow(rows);
  if (at < 0 && from === "within") return false;
  const next = at < 0 ? rows.at(step > 0 ? 0 : -1) : rows[at + step];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
}

/** Focuses a row by its index. */
export function focusRow(table: ParentNode, index: number): void {
  rowsOf(table)[index]?.focus({ preventScroll: true });
}
