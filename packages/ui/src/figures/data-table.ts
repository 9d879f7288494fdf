import type { ReactNode } from "react";

/** One column; what matters most comes first, and heads the stack on a phone. */
export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** "end" for numbers, which then are tabular. */
  align?: "start" | "end" | undefined;
  /** CSS width; one column takes what is left. */
  width?: string | undefined;
  /** Takes what the others leave; the first column unless another does. */
  grows?: boolean | undefined;
  /** Breaks into lines, for what holds controls or several things. */
  wraps?: boolean | undefined;
  sortable?: boolean | undefined;
  /** Left out where the table turns into stacked rows. */
  hideOnPhone?: boolean | undefined;
  /** Its place in the stacked row there, where that is another than in the table: the two that matter most. */
  onPhone?: "first" | "second" | undefined;
  /** Bears the row's link; the first column unless another does. */
  opens?: boolean | undefined;
  /** Without its header there: for a button that says itself what it does. */
  speaksForItself?: boolean | undefined;
};

export type Sort = { key: string; direction: "asc" | "desc" };

/** The sort a press on a header asks for: the same column turns round, another starts rising. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  if (current?.key !== key) return { key, direction: "asc" };
  return { key, direction: current.direction === "asc" ? "desc" : "asc" };
}

/** Rows of a page, and of the skeleton that stands in for one. Spec §9. */
export const pageRows = 15;

/** Rows a table leaves room for: as many as it has and one more, from half a page to a whole one. Spec §9. */
export function tableRows(rowCount: number): number {
  return Math.min(pageRows, Math.max(pageRows / 2, rowCount + 1));
}
