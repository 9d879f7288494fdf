/** The values of a column by its kind. The kind decides how the screen and the file write a value. */
interface ValueOf {
  text: string;
  /** An ISO date, or an ISO instant of which only the date is shown. */
  day: string;
  /** An ISO instant. */
  moment: string;
  /** Kronor; the screen shows öre. */
  money: number;
  /** Kronor; the screen rounds to whole kronor, the file does not. */
  sum: number;
  count: number;
  yesNo: boolean;
}
export type ColumnKind = keyof ValueOf;

type ColumnOfKind<Row, Kind extends ColumnKind> = {
  kind: Kind;
  /** Reads the value from a row of the list's answer. Without `value` the screen draws the cell and the export writes it. */
  value?: (row: Row) => ValueOf[Kind] | null;
  /** The direction that a first press on the header sorts in. Absent: the list cannot be sorted by the column. */
  sort?: "ascending" | "descending";
  /** What a list that the screen has as a whole is sorted by, where that is not the value. */
  sortBy?: (row: Row) => string | number;
  /** Absent: the column is on the screen and in the file. */
  only?: "screen" | "file";
};
export type ListColumn<Row> = { [Kind in ColumnKind]: ColumnOfKind<Row, Kind> }[ColumnKind];

/** A list's columns in the order of the screen and of the file. The keys of sortable columns are the wire's `sort`. */
export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>;

type KeyExcept<Columns, Place> = {
  [Key in keyof Columns]: Columns[Key] extends { only: Place } ? never : Key;
}[keyof Columns] &
  string;
export type ScreenKey<Columns> = KeyExcept<Columns, "file">;
export type FileKey<Columns> = KeyExcept<Columns, "screen">;

export type SortKey<Columns> = {
  [Key in keyof Columns]: Columns[Key] extends { sort: string } ? Key : never;
}[keyof Columns] &
  string;

/** The keys of columns that have no `value`. */
export type KeyWithoutValue<Columns, Key extends keyof Columns> = Key extends unknown
  ? Columns[Key] extends { value: unknown }
    ? never
    : Key
  : never;

const isSortable = (columns: ListColumns<never>, sort: string) => columns[sort.replace(/^-/, "")]?.sort !== undefined;

/** `sort`, where the list can be sorted by it; a leading minus reverses it. Otherwise undefined. */
export function knownSort(columns: ListColumns<never>, sort: string | undefined): string | undefined {
  return sort && isSortable(columns, sort) ? sort : undefined;
}

/** The columns that start with the latest or the largest. */
export function fallingOf(columns: ListColumns<never>): string[] {
  return Object.entries(columns).flatMap(([key, { sort }]) => (sort === "descending" ? key : []));
}

/** The order of a list that has not been sorted; without `first` it is the order of the answer. */
export function initialSort<Columns>(columns: Columns & ListColumns<never>, first: SortKey<Columns> | "" = "") {
  return { first, falling: fallingOf(columns) };
}

/** Sort values by column, for a list that the screen has as a whole. */
export function sortValuesOf<Row>(columns: ListColumns<Row>): Record<string, (row: Row) => string | number> {
  const sortable = Object.entries(columns).filter(([, { sort }]) => sort);
  const readValue = ({ value }: ListColumn<Row>, row: Row) => {
    const content = value?.(row) ?? "";
    return typeof content === "boolean" ? Number(content) : content;
  };
  return Object.fromEntries(
    sortable.map(([key, column]) => [key, column.sortBy ?? ((row: Row) => readValue(column, row))]),
  );
}
