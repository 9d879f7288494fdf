import type { ReactNode } from "react";
import { useLocale } from "use-intl/react";
import type { KeyWithoutValue, ListColumn, ListColumns, ScreenKey } from "#packages/domain/list-columns.ts";
import { type ListWords, type WordLanguage, yesNoWords } from "#packages/i18n/list-words.ts";
import type { Column } from "#packages/ui/tables/data-table.ts";
import type { Dates } from "../format/date-words.ts";
import { type Numbers, useNumbers } from "../format/numbers.ts";

/** A column on the screen: its place in the table, and a cell where the value alone is not enough. */
type View<Row> = Omit<Column<Row>, "key" | "header" | "cell"> & {
  cell?: (row: Row) => ReactNode;
  /** Shown in a cell whose column has no value. */
  none?: ReactNode;
};
type Drawn<Row> = View<Row> & { cell: (row: Row) => ReactNode };

/**
 * Views by column, in the order of the table; columns without a view come after them. A column that describes no value
 * needs a `cell`.
 */
export type Views<Columns, Row> = { [Key in ScreenKey<Columns>]?: View<Row> } & {
  [Key in KeyWithoutValue<Columns, ScreenKey<Columns>>]: Drawn<Row>;
};

const numberView = { align: "end", width: "120px" } as const;
const usualViews = {
  text: { width: "15%" },
  day: { width: "146px" },
  moment: { width: "150px" },
  money: numberView,
  sum: numberView,
  count: { align: "end", width: "90px" },
  yesNo: { width: "90px" },
} as const;

interface Formats {
  language: WordLanguage;
  dates: Dates;
  numbers: Numbers;
}

function textOf<Row>(column: ListColumn<Row>, row: Row, { language, dates, numbers }: Formats): string | null {
  const format = <Value>(value: Value | null | undefined, write: (value: Value) => string) =>
    value === null || value === undefined || value === "" ? null : write(value);
  switch (column.kind) {
    case "text":
      return column.value?.(row) || null;
    case "day":
      return format(column.value?.(row), dates.full);
    case "moment":
      return format(column.value?.(row), dates.moment);
    case "money":
      return format(column.value?.(row), numbers.kronor);
    case "sum":
      return format(column.value?.(row), numbers.wholeKronor);
    case "count":
      return format(column.value?.(row), numbers.count);
    case "yesNo":
      return format(column.value?.(row), (answer) => yesNoWords[answer ? "yes" : "no"][language]);
  }
}

/** Returns the table's columns by the list's description; `dates` sets the clock that its moments are relative to. */
export function useListColumns<Columns, Row>(
  columns: Columns & ListColumns<Row>,
  words: ListWords<Columns>,
  dates: Dates,
  views: Views<Columns, Row>,
): Column<Row>[] {
  const formats = { language: useLocale() as WordLanguage, dates, numbers: useNumbers() };
  const viewOf = views as Record<string, View<Row> | undefined>;
  const described: Record<string, ListColumn<Row>> = columns;
  return [...new Set([...Object.keys(views), ...Object.keys(described)])].flatMap((key) => {
    const column = described[key];
    if (!column || column.only === "file") return [];
    const { none, ...view } = viewOf[key] ?? {};
    return {
      ...usualViews[column.kind],
      ...(view.grows && { width: undefined }),
      sortable: column.sort !== undefined,
      cell: (row) => textOf(column, row, formats) ?? none ?? null,
      ...view,
      key,
      header: words.columns[key as keyof Columns][formats.language],
    };
  });
}
