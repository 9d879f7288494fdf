import { Button, NativeSelect } from "@mantine/core";
import type { ReactNode, RefObject } from "react";
import { useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { FilterWords } from "#packages/ui/tables/FilterWords.tsx";
import { readSort } from "../list-address/list-sort.ts";
import { useListAddress } from "../list-address/use-list-address.ts";
import { ListFilters } from "./ListFilters.tsx";
import { ListSearch } from "./ListSearch.tsx";
import classes from "./list.module.css";
import type { ListFilterWord } from "./list-props.ts";

type ListToolbarProps = {
  searchLabel: string | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  filters: ReactNode;
  words: readonly ListFilterWord[];
  actions: ReactNode;
  order: ReactNode;
  /** The switch that shows or hides the rows' boxes on a phone. */
  choosing: { isOn: boolean; turn: () => void } | null;
};

/**
 * A row above a list: search, filters with their words, the choice of order where no column header can be pressed, and
 * actions.
 */
export function ListToolbar({ searchLabel, searchRef, filters, words, actions, order, choosing }: ListToolbarProps) {
  const t = useTranslations("list");
  const common = useTranslations("words");
  const { search, look, lookAnyhow } = useListAddress();
  return (
    <div className={classes.toolbar}>
      {searchLabel !== undefined && (
        <ListSearch label={searchLabel} value={search.q ?? ""} onChange={(q) => look({ q })} fieldRef={searchRef} />
      )}
      {filters && <ListFilters count={words.length}>{filters}</ListFilters>}
      {order}
      {choosing && (
        <Button variant="default" className={classes.phoneOnly} aria-pressed={choosing.isOn} onClick={choosing.turn}>
          {choosing.isOn ? common("close") : t("choose")}
        </Button>
      )}
      <FilterWords
        label={t("filters")}
        words={words.map(({ without, ...word }) => ({ ...word, onRemove: () => lookAnyhow(without) }))}
        removeLabel={({ label, value }) => t("removeFilter", { label, value })}
        clearLabel={t("clearFilters")}
        onClear={() => lookAnyhow(Object.assign({}, ...words.map(({ without }) => without)))}
      />
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

type ListOrderProps<Row> = { columns: readonly Column<Row>[]; sort: string; falling: readonly string[] };

/** A choice of the list's order, shown where no column header can be pressed. */
export function ListOrder<Row>({ columns, sort, falling }: ListOrderProps<Row>) {
  const t = useTranslations("list");
  const { look } = useListAddress();
  const data = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, header: column }) =>
      [key, `-${key}`].map((value) => ({
        value,
        label: t(readSort(value, falling).direction === "asc" ? "rising" : "falling", { column }),
      })),
    );
  if (data.length === 0) return null;
  const unsorted = sort === "" ? [{ value: "", label: t("order") }] : [];
  return (
    <NativeSelect
      aria-label={t("order")}
      className={`${classes.order} ${classes.phoneOnly}`}
      value={sort}
      onChange={(event) => look({ sort: event.currentTarget.value })}
      data={[...unsorted, ...data]}
    />
  );
}
