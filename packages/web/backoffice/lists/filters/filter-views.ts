import type { DataTag, QueryFunction, QueryKey } from "@tanstack/react-query";
import type { FilterKind, FilterValue, ListFilters } from "#packages/domain/list-filters.ts";
import type { FilterWords } from "#packages/i18n/list-words.ts";

type FilterRow = { id: number; name: string };

/** The rows that a filter offers. They are fetched when the filters are open or the filter is on. */
export interface FilterRows {
  queryKey: QueryKey;
  queryFn: QueryFunction<unknown>;
  select: (data: unknown) => readonly FilterRow[];
}

/** Returns the filter rows of a query made with `queryOptions`. */
export const filterRows = <Data>(
  query: { queryKey: DataTag<QueryKey, Data, Error>; queryFn?: unknown },
  select: (data: Data) => readonly FilterRow[],
) => ({ ...query, select }) as FilterRows;

interface RowsView {
  rows: FilterRows;
  /** The minimum number of rows at which the filter is offered; absent: always. */
  atLeast?: number;
  /** The word for a row that no longer exists, if it differs from the usual word of lists. */
  gone?: string;
  /** Whether the filter is not offered, although an address may contain it. */
  isHidden?: boolean;
}

/** A filter that only links set, and its word. */
interface LinkView {
  linked: string;
}

interface ValuesView<Value extends string> {
  nameOf: (value: Value) => string;
  /** The values that are offered; absent: all. If only one value is offered, the filter is not shown. */
  offered?: readonly Value[];
}

type ViewOf<Kind extends FilterKind> = Kind extends "id"
  ? RowsView | LinkView
  : Kind extends readonly string[]
    ? ValuesView<FilterValue<Kind>>
    : never;

/** Filters that need more than their words: filters by a row, and filters whose values have no words in `Labels`. */
type Viewed<Filters extends ListFilters, Labels extends FilterWords<Filters>> = {
  [Key in keyof Filters]: Filters[Key] extends "id"
    ? Key
    : Filters[Key] extends readonly string[]
      ? Labels[Key] extends { values: object }
        ? never
        : Key
      : never;
}[keyof Filters];

/** The screen's additions to the words of a list's filters. */
export type FilterViews<Filters extends ListFilters, Labels extends FilterWords<Filters>> = {
  [Key in Viewed<Filters, Labels>]: ViewOf<Filters[Key]>;
};

export type AnyView = Partial<RowsView & LinkView & ValuesView<string>>;

/** A filter in the reader's language. */
export interface ShownFilter {
  label: string;
  /** The choice that switches the filter off. */
  none: { value: string; label: string };
  /** Returns the word for a value of a closed list. */
  nameOf: (value: string) => string;
  view: AnyView;
}
