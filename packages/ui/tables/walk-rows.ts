/** Marks what has a row's focus: its link or button, else the row itself. */
export const rowMark = "data-row";

const rowsOf = (table: ParentNode) => [...table.querySelectorAll<HTMLElement>(`[${rowMark}]`)];

/** The row that has the focus, wherever in it; -1 where none has. */
const focusedRow = (rows: readonly HTMLElement[]) => {
  const row = document.activeElement?.closest("tr");
  return row ? rows.findIndex((each) => each === row || row.contains(each)) : -1;
};

/** Which row of a table has the focus; null where none has. */
export function rowAt(table: ParentNode): number | null {
  const at = focusedRow(rowsOf(table));
  return at < 0 ? null : at;
}

/**
 * Moves the focus by so many rows; `anywhere` begins with the first or the last row where none has it yet. Answers whether
 * it moved.
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

/** Gives a row the focus by its place. */
export function focusRow(table: ParentNode, index: number): void {
  rowsOf(table)[index]?.focus({ preventScroll: true });
}
