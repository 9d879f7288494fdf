import type { ReactNode } from "react";
import type { Navigate } from "../page/follow.ts";

/** One column; what matters most comes first, and heads the stack on a phone. */
export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** "end" for numbers, which then are tabular. */
  align?: "start" | "end" | undefined;
  /** CSS width. Where all columns but the growing one have one, they keep it whatever the rows hold. */
  width?: string | undefined;
  /** Takes what the others leave; the first column unless another does. */
  grows?: boolean | undefined;
  /** Breaks into lines, for what holds controls or several things. */
  wraps?: boolean | undefined;
  sortable?: boolean | undefined;
  /** Left out on a tablet, where its room goes to the others. */
  wideOnly?: boolean | undefined;
  /** Left out where the table turns into stacked rows. */
  hideOnPhone?: boolean | undefined;
  /**
   * Its place in the stacked row there: the two that matter most on the first line. A list whose columns also say `under`
   * or `end` has rows of two lines, with these four places and nothing else.
   */
  onPhone?: "first" | "second" | "under" | "end" | undefined;
  /** Bears the row's link; the first column unless another does. */
  opens?: boolean | undefined;
  /** Without its header there: for a button or a word that says itself what it is. */
  speaksForItself?: boolean | undefined;
};

export type Sort = { key: string; direction: "asc" | "desc" };

export type RowKey = string | number;

/** Which rows are chosen, for an act on all of them. */
export type Choice<Row> = {
  chosen: ReadonlySet<RowKey>;
  onChoose: (rows: readonly Row[], isChosen: boolean) => void;
  /** "Välj Anna Lind" */
  rowLabel: (row: Row) => string;
  /** "Välj alla på sidan" */
  allLabel: string;
  /** On a phone the boxes come when somebody is choosing. */
  isChoosing: boolean;
};

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** The row as a link (best: it can be opened in a tab), `navigate` being the router's. */
  rowHref?: ((row: Row) => string) | undefined;
  navigate?: Navigate | undefined;
  /** The row as a button, where it has no address. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** Boxes before the rows, for acts on several. */
  choice?: Choice<Row> | undefined;
  loading?: boolean | undefined;
  /** Rows the skeleton shows; 15 unless told. */
  skeletonRows?: number | undefined;
  /** Stands in the table's place when there are no rows. */
  empty?: ReactNode;
};

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

/** Whether the columns keep their width: all have one but the column that takes what is left. */
export function keepsWidths<Row>(columns: readonly Column<Row>[]): boolean {
  const growing = growingOf(columns);
  return columns.length > 1 && columns.every((column) => column === growing || column.width !== undefined);
}

export const growingOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ grows }) => grows) ?? columns[0];

/** Whether a phone shows rows of two lines. */
export const hasLines = <Row>(columns: readonly Column<Row>[]): boolean =>
  columns.some(({ onPhone }) => onPhone === "under" || onPhone === "end");

/** The rows from the one pressed last to this one, both included. */
export function rowsBetween<Row>(rows: readonly Row[], from: number | null, to: number): readonly Row[] {
  const start = from === null || from >= rows.length ? to : from;
  return rows.slice(Math.min(start, to), Math.max(start, to) + 1);
}
