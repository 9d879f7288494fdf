import { useMemo, useState } from "react";
import type { ImportTable } from "../domain/find-table.ts";
import type { ImportColumn } from "../domain/import-columns.ts";
import { dateFields } from "../domain/import-fields.ts";
import { type DateOrder, type DateOrderGuess, guessDateOrder } from "../domain/read-date.ts";

/** A column of dates: the order that fits, those a person may choose between, and the one they chose. */
export interface ColumnDates extends DateOrderGuess {
  chosen: DateOrder | null;
  /** A cell that the orders read differently. */
  sample: string;
}

/** The order in which each column of dates writes them: found in its cells, or asked where two are as likely. */
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
    /** Whether a column still needs an answer: two orders fit it, and the merchant has not chosen one. */
    isUnanswered: [...guesses].some(([column, { fitting }]) => fitting.length > 1 && !chosen[column]),
  };
}

/** A date whose day and month may change places. */
const isAmbiguous = (cell: string) => {
  const [first, second, third] = cell.match(/\d+/g) ?? [];
  return first !== undefined && third !== undefined && first !== second;
};
