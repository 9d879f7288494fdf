import type { ImportColumn } from "../../domain/import-columns.ts";
import type { ImportField } from "../../domain/import-fields.ts";

/** Returns the heading and cell of a fault; of several columns with the field, the first non-empty one. */
export function findFaultyCell(columns: readonly ImportColumn[], cells: readonly string[], field: ImportField | null) {
  const places = columns.flatMap((column, at) => (field !== null && column.field === field ? [at] : []));
  const at = places.find((place) => cells[place]?.trim()) ?? places[0] ?? -1;
  return { column: columns[at]?.heading ?? null, cell: cells[at] ?? "" };
}
