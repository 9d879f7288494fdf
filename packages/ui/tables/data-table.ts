import type { ReactNode } from "react";
import type { Navigate } from "../page/follow.ts";

/** One column; the most important columns come first, and head the stack on a phone. */
export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** "end" for numbers, which then have tabular figures. */
  align?: "start" | "end" | undefined;
  /** CSS width. Columns keep their widths, whatever the rows hold, when all but the growing one have a width. */
  width?: string | undefined;
  /** Takes the remaining width; the first column by default. */
  grows?: boolean | undefined;
  /** Wraps into lines, for controls or several values in a cell. */
  wraps?: boolean | undefined;
  sortable?: boolean | undefined;
  /** Hidden on a tablet, so that the other columns get its width. */
  wideOnly?: boolean | undefined;
  /** Hidden where the table turns into stacked rows. */
  hideOnPhone?: boolean | undefined;
  /**
   * Its place in the stacked row on a phone: the two most important on the first line. A list whose columns also use
   * `under` or `end` has rows of two lines, with these four places and no others.
   */
  onPhone?: "first" | "second" | "under" | "end" | undefined;
  /** Contains the row's link; the first column by default. */
  opens?: boolean | undefined;
  /** Shown without its header on a phone, for a button or a word that explains itself. */
  speaksForItself?: boolean | undefined;
};

export type Sort = { key: string; direction: "asc" | "desc" };

export type RowKey = string | number;

/** The chosen rows, for an action on all of them. */
export type Choice<Row> = {
  chosen: ReadonlySet<RowKey>;
  onChoose: (rows: readonly Row[], isChosen: boolean) => void;
  /** "Välj Anna Lind" */
  rowLabel: (row: Row) => string;
  /** "Välj alla på sidan" */
  allLabel: string;
  /** On a phone the boxes appear only while rows are being chosen. */
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
  /** The row as a link, which can also be opened in a tab; `navigate` is the router's. */
  rowHref?: ((row: Row) => string) | undefined;
  navigate?: Navigate | undefined;
  /** The row as a button, when it has no address. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** Boxes in front of the rows, for actions on several. */
  choice?: Choice<Row> | undefined;
  loading?: boolean | undefined;
  /** Rows of the skeleton; 15 by default. */
  skeletonRows?: number | undefined;
  /** Replaces the table when there are no rows. */
  empty?: ReactNode;
};

/** Returns the sort after a press on a header: the same column reverses, another column starts ascending. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  if (current?.key !== key) return { key, direction: "asc" };
  return { key, direction: current.direction === "asc" ? "desc" : "asc" };
}

/** Rows of a page, and of its skeleton. Spec §9. */
export const pageRows = 15;

/** Returns the rows a table reserves room for: its own and one more, between half a page and a full page. Spec §9. */
export function tableRows(rowCount: number): number {
  return Math.min(pageRows, Math.max(pageRows / 2, rowCount + 1));
}

/** Returns whether the columns keep their widths: all but the growing column have one. */
export function keepsWidths<Row>(columns: readonly Column<Row>[]): boolean {
  const growing = growingOf(columns);
  return columns.length > 1 && columns.every((column) => column === growing || column.width !== undefined);
}

export const growingOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ grows }) => grows) ?? columns[0];

/** Returns whether a phone shows rows of two lines. */
export const hasLines = <Row>(columns: readonly Column<Row>[]): boolean =>
  columns.some(({ onPhone }) => onPhone === "under" || onPhone === "end");

/** Returns the rows from the last pressed one to this one, both included. */
export function rowsBetween<Row>(rows: readonly Row[], from: number | null, to: number): readonly Row[] {
  const start = from === null || from >= rows.length ? to : from;
  return rows.slice(Math.min(start, to), Math.max(start, to) + 1);
}
