import type { ReactNode } from "react";
import type { Navigate } from "../page/follow.ts";

/** One column; the most important columns come first, and head the stack on a phone. */
export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The alignment: "end" for numbers, which then have digits of equal width. */
  align?: "start" | "end" | undefined;
  /**
   * The width in px, rem or percent. If all columns except the growing one have a width, the columns keep their widths
   * for any content, and shrink where the growing column would get less than its least width.
   */
  width?: `${number}${"px" | "rem" | "%"}` | undefined;
  /** Whether the column takes the remaining width; true for the first column by default. */
  grows?: boolean | undefined;
  /** The least width of the growing column in px; 220 by default. */
  atLeast?: number | undefined;
  /** Whether the cell's content wraps into lines, for controls or several values in a cell. */
  wraps?: boolean | undefined;
  sortable?: boolean | undefined;
  /** Whether the column is hidden on a tablet, so that the other columns get its width. */
  wideOnly?: boolean | undefined;
  /** Whether the column is hidden where the table turns into stacked rows. */
  hideOnPhone?: boolean | undefined;
  /**
   * The column's position in the stacked row on a phone; the two most important columns are on the first line. A list
   * whose columns also use `under` or `end` has rows of two lines, with these four positions and no others.
   */
  onPhone?: "first" | "second" | "under" | "end" | undefined;
  /** Whether the column contains the row's link; true for the first column by default. */
  opens?: boolean | undefined;
  /** Whether the column is shown without its header on a phone, for a button or a word that needs no explanation. */
  speaksForItself?: boolean | undefined;
};

export type Sort = { key: string; direction: "asc" | "desc" };

export type RowKey = string | number;

/** The chosen rows, for an action on all of them. */
export type Choice<Row> = {
  chosen: ReadonlySet<RowKey>;
  onChoose: (rows: readonly Row[], isChosen: boolean) => void;
  /** Names a row's box: "Välj Anna Lind". */
  rowLabel: (row: Row) => string;
  /** Names the box for all rows: "Välj alla på sidan". */
  allLabel: string;
  /** Whether rows are being chosen. On a phone the boxes appear only then. */
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
  /**
   * Returns the address of a row, which becomes a link that can also be opened in a tab. `navigate` is the router's
   * function.
   */
  rowHref?: ((row: Row) => string) | undefined;
  navigate?: Navigate | undefined;
  /** Called on a press on a row that has no address; the row is then a button. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** Boxes in front of the rows, for actions on several. */
  choice?: Choice<Row> | undefined;
  loading?: boolean | undefined;
  /** The number of rows of the skeleton; 15 by default. */
  skeletonRows?: number | undefined;
  /** Whether a short page reserves the height of half a page, so that the pager below keeps its place. Spec §9. */
  reservesHeight?: boolean | undefined;
  /** Replaces the table when there are no rows. */
  empty?: ReactNode;
};

/** Returns the sort after a press on a header: the same column reverses, another column starts ascending. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  if (current?.key !== key) return { key, direction: "asc" };
  return { key, direction: current.direction === "asc" ? "desc" : "asc" };
}

/** The number of rows on a page, and in its skeleton. Spec §9. */
export const pageRows = 15;

/**
 * Returns the number of rows for which a table reserves height: its own rows and one more, but at least half a page and
 * at most a full page. Spec §9.
 */
export function tableRows(rowCount: number): number {
  return Math.min(pageRows, Math.max(pageRows / 2, rowCount + 1));
}

/** Returns whether the columns keep their widths: all columns except the growing one have a width. */
export function keepsWidths<Row>(columns: readonly Column<Row>[]): boolean {
  const growing = growingOf(columns);
  return columns.length > 1 && columns.every((column) => column === growing || column.width !== undefined);
}

const pxPer = { px: 1, rem: 16, "%": 10 } as const;

/** Returns a column's width as CSS for a cell, and in px, where a percentage is of a table 1,000 px wide. */
export function columnWidth({ width = "0px" }: Pick<Column<never>, "width">) {
  const amount = Number.parseFloat(width);
  const unit = width.endsWith("%") ? "%" : width.endsWith("rem") ? "rem" : "px";
  return { css: unit === "%" ? `${amount}cqi` : width, px: amount * pxPer[unit] };
}

/**
 * Returns how a column gives way where room is short. A rigid column keeps its width, because controls cannot end with
 * an ellipsis. Numbers shrink less than texts.
 */
export function sizingOf({ wraps, align }: Pick<Column<never>, "wraps" | "align">): "rigid" | "number" | "text" {
  if (wraps) return "rigid";
  return align === "end" ? "number" : "text";
}

/** Returns the px of all columns except the growing one, by the way in which they give way. */
export function widthSums<Row>(columns: readonly Column<Row>[]) {
  const growing = growingOf(columns);
  const sums = { rigid: 0, number: 0, text: 0 };
  for (const column of columns) if (column !== growing) sums[sizingOf(column)] += columnWidth(column).px;
  return sums;
}

/** The least width of the growing column in px. */
const leastWidth = 220;
export const leastWidthOf = <Row>(columns: readonly Column<Row>[]): number => growingOf(columns)?.atLeast ?? leastWidth;

export const growingOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ grows }) => grows) ?? columns[0];

/** Returns whether a phone shows rows of two lines. */
export const hasLines = <Row>(columns: readonly Column<Row>[]): boolean =>
  columns.some(({ onPhone }) => onPhone === "under" || onPhone === "end");

/** Returns the rows from the last pressed row to the row at `to`, both included. */
export function rowsBetween<Row>(rows: readonly Row[], from: number | null, to: number): readonly Row[] {
  const start = from === null || from >= rows.length ? to : from;
  return rows.slice(Math.min(start, to), Math.max(start, to) + 1);
}
