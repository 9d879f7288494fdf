import { useMemo, useState } from "react";
import type { ImportTable } from "../domain/find-table.ts";
import type { ImportColumn } from "../domain/import-columns.ts";
import { dateFields } from "../domain/import-fields.ts";
import { type DateOrder, type DateOrderGuess, guessDateOrder } from "../domain/read-date.ts";

/** A column of dates: the likely order of day, month and year, the possible orders, and the merchant's choice. */
export interface ColumnDates extends DateOrderGuess {
  chosen: DateOrder | null;
  /** A cell whose date differs between the possible orders. */
  sample: string;
}

/** Returns the date order of each date column: found in its cells, or chosen by the merchant when two orders fit. */
export function useColumnDates(table: ImportTable, columns: readonly ImportColumn[]) {
  const [chosen, setChosen] = useState<Record<number, DateOrder>>({});
  const today = useMemo(() => Temporal.Now.plainDateISO(), []);
  const dateColumns = columns.map(({ field }) => field !== null && dateFields.includes(field)).join();
  const guesses = useMemo(
    () =>
      new Map(
        dateColumns.split(",").flatMap((isDate, at) => {
          if (isDate !== "true") return [];
          const cells = table.rows.map(({ cells }) => cells[at] ?? "");
          return [
            [at, { ...guessDateOrder(cells, today), sample: cells.find(isAmbiguous) ?? cells.find(Boolean) ?? "" }],
          ];
        }),
      ),
    [table, dateColumns, today],
  );
  const at = (column: number): ColumnDates | null => {
    const guess = guesses.get(column);
    return guess ? { ...guess, chosen: chosen[column] ?? null } : null;
  };
  return {
    at,
    choose: (column: number, order: DateOrder) => setChosen({ ...chosen, [column]: order }),
    orderOf: (column: number) => at(column)?.chosen ?? at(column)?.order,
    /** Whether the merchant must still choose the date order of a column that fits two orders. */
    isUnanswered: [...guesses].some(([column, { fitting }]) => fitting.length > 1 && !chosen[column]),
  };
}

/** Whether the day and month of a date could be swapped. */
const isAmbiguous = (cell: string) => {
  const [first, second, third] = cell.match(/\d+/g) ?? [];
  return first !== undefined && third !== undefined && first !== second;
};
