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

/** The rows of a query of `queryOptions`. */
export const filterRows = <Data>(
  query: { queryKey: DataTag<QueryKey, Data, Error>; queryFn?: unknown },
  select: (data: Data) => readonly FilterRow[],
) => ({ ...query, select }) as FilterRows;

interface RowsView {
  rows: FilterRows;
  /** The filter is offered from so many rows on; always unless given. */
  atLeast?: number;
  /** The word for a row that has gone, where it is not the one of all lists. */
  gone?: string;
  /** The filter is not offered, but an address may have it. */
  isHidden?: boolean;
}

/** A filter that only links set, and its word. */
interface LinkView {
  linked: string;
}

interface ValuesView<Value extends string> {
  nameOf: (value: Value) => string;
  /** The values that are offered, where they are not all; a single one is not offered. */
  offered?: readonly Value[];
}

type ViewOf<Kind extends FilterKind> = Kind extends "id"
  ? RowsView | LinkView
  : Kind extends readonly string[]
    ? ValuesView<FilterValue<Kind>>
    : never;

/** Filters of which the words alone do not say everything: those by a row, and those whose values have no words there. */
type Viewed<Filters extends ListFilters, Labels extends FilterWords<Filters>> = {
  [Key in keyof Filters]: Filters[Key] extends "id"
    ? Key
    : Filters[Key] extends readonly string[]
      ? Labels[Key] extends { values: object }
        ? never
        : Key
      : never;
}[keyof Filters];

/** What the screen adds to the words of a list's filters. */
export type FilterViews<Filters extends ListFilters, Labels extends FilterWords<Filters>> = {
  [Key in Viewed<Filters, Labels>]: ViewOf<Filters[Key]>;
};

export type AnyView = Partial<RowsView & LinkView & ValuesView<string>>;

/** A filter in the reader's language. */
export interface ShownFilter {
  label: string;
  /** The choice that narrows nothing. */
  none: { value: string; label: string };
  /** One of a closed list of values in words. */
  nameOf: (value: string) => string;
  view: AnyView;
}
