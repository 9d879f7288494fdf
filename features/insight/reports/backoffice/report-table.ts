import { amountCell, byteOrderMark, csvLine, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";

/** How a column's values are shown and exported: days as dates, amounts in kronor. */
type ColumnKind = "text" | "day" | "month" | "count" | "amount" | "decimal";
export type Cell = string | number | null;

/** The numbers behind a chart. */
export interface ReportTable {
  /** The name of the table and the file. */
  name: string;
  columns: readonly { header: string; kind: ColumnKind }[];
  rows: readonly (readonly Cell[])[];
}

function written(cell: Cell, kind: ColumnKind): string {
  if (typeof cell !== "number") return textCell(cell);
  return kind === "amount" ? amountCell(Math.round(cell * 100)) : numberCell(cell);
}

/** Returns the table as a file for spreadsheets. */
export function fileOf({ name, columns, rows }: ReportTable, days: string): File {
  const lines = rows.map((row) => row.map((cell, index) => written(cell, columns[index]?.kind ?? "text")));
  const text = byteOrderMark + [columns.map(({ header }) => header), ...lines].map(csvLine).join("");
  return new File([text], `${name} ${days}.csv`, { type: "text/csv;charset=utf-8" });
}
