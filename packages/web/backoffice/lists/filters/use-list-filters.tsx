import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import type { FilterKind, ListFilters } from "#packages/domain/list-filters.ts";
import type { FilterWords, WordLanguage, Words } from "#packages/i18n/list-words.ts";
import { useDates } from "../../format/dates.ts";
import { useNumbers } from "../../format/numbers.ts";
import { filterFields } from "../../list-address/list-search.ts";
import { searchReader } from "../../list-address/search.ts";
import { useListAddress } from "../../list-address/use-list-address.ts";
import type { ListFilterWord } from "../list-props.ts";
import { FilterFields, type FilterSearch } from "./FilterFields.tsx";
import type { AnyView, FilterViews, ShownFilter } from "./filter-views.ts";

interface FilterOptions<Filters> {
  /** Filters that this view of the list does not have. */
  without?: readonly (keyof Filters & string)[];
  /** Formats a day in the filter's word; absent: the full format. */
  sayDay?: (day: string) => string;
}

type AnyLabel = Words & { none?: Words; values?: Readonly<Record<string, Words>> };

/**
 * Returns the fields of a list's filters and the words of the active filters. `views` adds the facts that the filter
 * words lack.
 */
export function useListFilters<const Filters extends ListFilters, const Labels extends FilterWords<Filters>>(
  filters: Filters,
  labels: Labels,
  views: FilterViews<Filters, Labels>,
  { without = [], sayDay }: FilterOptions<Filters> = {},
): { fields: ReactNode; words: ListFilterWord[] } {
  const list = useTranslations("list");
  const read = useMemo(() => searchReader(filterFields<ListFilters>(filters)), [filters]);
  const address = useListAddress(read);
  const search = address.search as FilterSearch;
  const keys = Object.keys(filters).filter((key) => !without.includes(key));
  const shownFilters = useShownFilters(keys, labels, views);
  const rows = useRowsInUse(shownFilters, search);
  const { full } = useDates();
  const { shortKronor } = useNumbers();
  const wordOf = (kind: FilterKind, value: string | number, { view, nameOf }: ShownFilter, key: string): string => {
    if (kind === "day") return (sayDay ?? full)(String(value));
    if (kind === "kronor") return shortKronor(Number(value));
    if (kind !== "id") return nameOf(String(value));
    if (view.linked !== undefined) return view.linked;
    const loaded = rows[key];
    return loaded ? (loaded.find(({ id }) => id === value)?.name ?? view.gone ?? list("gone")) : "…";
  };
  const words = keys.flatMap((key) => {
    const value = search[key];
    const kind = filters[key];
    const filter = shownFilters[key];
    if (value === undefined || !kind || !filter) return [];
    return [{ key, label: filter.label, value: wordOf(kind, value, filter, key), without: { [key]: undefined } }];
  });
  const fields = <FilterFields filters={filters} shown={shownFilters} search={search} look={address.lookAnyhow} />;
  return { fields, words };
}

function useShownFilters(keys: readonly string[], labels: object, views: object) {
  const list = useTranslations("list");
  const language = useLocale() as WordLanguage;
  const shownOf = (key: string): ShownFilter => {
    const { none, values, ...label } = (labels as Record<string, AnyLabel>)[key] as AnyLabel;
    const view = (views as Record<string, AnyView>)[key] ?? {};
    return {
      label: label[language],
      none: { value: "", label: none?.[language] ?? list("all") },
      nameOf: (value) => view.nameOf?.(value) ?? values?.[value]?.[language] ?? value,
      view,
    };
  };
  return Object.fromEntries(keys.map((key) => [key, shownOf(key)]));
}

/** Returns the rows of the active filters, for the names of the selected rows. */
function useRowsInUse(shownFilters: Readonly<Record<string, ShownFilter>>, search: FilterSearch) {
  const byRows = Object.entries(shownFilters).flatMap(
    ([
      key,
      {
        view: { rows },
      },
    ]) => (rows ? [{ key, rows }] : []),
  );
  const queries = useQueries({
    queries: byRows.map(({ key, rows }) => ({ ...rows, enabled: search[key] !== undefined })),
  });
  return Object.fromEntries(byRows.map(({ key }, index) => [key, queries[index]?.data]));
}
