/** The value types of columns, by kind. The kind decides how the screen and the export format a value. */
interface ValueOf {
  text: string;
  /** An ISO date, or an ISO instant shown as a date only. */
  day: string;
  /** An ISO instant. */
  moment: string;
  /** Kronor; the screen shows öre. */
  money: number;
  /** Kronor; the screen rounds to whole kronor, the export does not. */
  sum: number;
  count: number;
  yesNo: boolean;
}
export type ColumnKind = keyof ValueOf;

type ColumnOfKind<Row, Kind extends ColumnKind> = {
  kind: Kind;
  /**
   * Reads the value from a row of the list's answer. Without `value` the screen and the export format the cell
   * themselves.
   */
  value?: (row: Row) => ValueOf[Kind] | null;
  /** The sort direction of the first click on the header. Absent: the column is not sortable. */
  sort?: "ascending" | "descending";
  /** The sort value of a completely loaded list, if it differs from `value`. */
  sortBy?: (row: Row) => string | number;
  /** The only place that shows the column. Absent: the screen and the export both show it. */
  only?: "screen" | "file";
};
export type ListColumn<Row> = { [Kind in ColumnKind]: ColumnOfKind<Row, Kind> }[ColumnKind];

/** A list's columns in the order of the screen and the export. The API's `sort` takes the keys of sortable columns. */
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

/** Returns `sort` if the list can be sorted by it; a leading minus reverses the order. Otherwise returns undefined. */
export function knownSort(columns: ListColumns<never>, sort: string | undefined): string | undefined {
  return sort && isSortable(columns, sort) ? sort : undefined;
}

/** Returns the columns that sort the latest or largest value first. */
export function fallingOf(columns: ListColumns<never>): string[] {
  return Object.entries(columns).flatMap(([key, { sort }]) => (sort === "descending" ? key : []));
}

/** Returns the initial order of a list; without `first`, the order of the answer. */
export function initialSort<Columns>(columns: Columns & ListColumns<never>, first: SortKey<Columns> | "" = "") {
  return { first, falling: fallingOf(columns) };
}

/** Returns the sort values by column, for a list that the screen has loaded completely. */
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
