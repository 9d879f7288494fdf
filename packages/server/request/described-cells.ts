import { amountCell, dateCell, momentCell, numberCell, textCell } from "../../domain/csv/csv-cells.ts";
import type { FileKey, KeyWithoutValue, ListColumn, ListColumns } from "../../domain/list-columns.ts";
import { type FileWords, fileHeader, type WordLanguage, yesNoWords } from "../../i18n/list-words.ts";

/** The description of an exported list's columns. `Stored` is a row in the form of the database. */
export interface Described<Columns, Row, Stored> {
  columns: Columns & ListColumns<Row>;
  words: FileWords<Columns>;
  /** Returns the row in the form of the list's answer, from which described values are read. */
  rowOf: (stored: Stored) => Row;
  /** Writes the columns without a described value, with the functions of `csv-cells`. */
  cells: { [Key in KeyWithoutValue<Columns, FileKey<Columns>>]: (stored: Stored) => string };
}

export interface CellSettings {
  language: WordLanguage;
  zone: string;
}

const oreOf = (kronor: number | null) => (kronor === null ? null : Math.round(kronor * 100));
const instantOf = (iso: string | null) => (iso === null ? null : Temporal.Instant.from(iso));

function writeCell<Row>(column: ListColumn<Row>, row: Row, { language, zone }: CellSettings): string {
  switch (column.kind) {
    case "text":
      return textCell(column.value?.(row) ?? null);
    case "count":
      return numberCell(column.value?.(row) ?? null);
    case "money":
    case "sum":
      return amountCell(oreOf(column.value?.(row) ?? null));
    case "moment":
      return momentCell(instantOf(column.value?.(row) ?? null), zone);
    case "day": {
      const day = column.value?.(row) ?? "";
      return day.includes("T") ? dateCell(instantOf(day), zone) : day;
    }
    case "yesNo": {
      const answer = column.value?.(row) ?? null;
      return answer === null ? "" : yesNoWords[answer ? "yes" : "no"][language];
    }
  }
}

/** Returns the file's name, its headings and a writer of row cells. */
export function describedSheet<Columns, Row, Stored>(
  { columns, words, rowOf, cells }: Described<Columns, Row, Stored>,
  settings: CellSettings,
) {
  const inFile = Object.entries<ListColumn<Row>>(columns).filter(([, { only }]) => only !== "screen");
  const writers = cells as Record<string, ((stored: Stored) => string) | undefined>;
  return {
    fileName: words.fileName[settings.language],
    headings: inFile.map(([key, { kind }]) => fileHeader(words.columns[key as keyof Columns], kind, settings.language)),
    cellsOf: (stored: Stored) => {
      const row = rowOf(stored);
      return inFile.map(([key, column]) => writers[key]?.(stored) ?? writeCell(column, row, settings));
    },
  };
}
