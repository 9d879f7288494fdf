import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import type { FilterKind, ListFilters } from "#packages/domain/list-filters.ts";
import { DayInput } from "../../forms/DayInput.tsx";
import type { AnyChange } from "../../list-address/use-list-address.ts";
import classes from "../list.module.css";
import { AmountFilter } from "./AmountFilter.tsx";
import type { FilterRows, ShownFilter } from "./filter-views.ts";

export type FilterSearch = Readonly<Record<string, string | number | undefined>>;

type FilterFieldsProps = {
  filters: ListFilters;
  shown: Readonly<Record<string, ShownFilter>>;
  search: FilterSearch;
  look: (next: AnyChange) => void;
};

/** The fields of a list's filters. Each changes the list at once. */
export function FilterFields({ filters, shown: shownFilters, search, look }: FilterFieldsProps) {
  const keys = Object.keys(shownFilters);
  return (
    <div className={classes.filterFields} data-wide={keys.length > 4 || undefined}>
      {keys.map((key) => (
        <FilterField key={key} name={key} kind={filters[key]} filter={shownFilters[key]} search={search} look={look} />
      ))}
    </div>
  );
}

type FilterFieldProps = Pick<FilterFieldsProps, "search" | "look"> & {
  name: string;
  kind: FilterKind | undefined;
  filter: ShownFilter | undefined;
};

function FilterField({ name, kind, filter, search, look }: FilterFieldProps) {
  if (!filter || !kind) return null;
  const { label, view } = filter;
  const value = search[name];
  if (kind === "id") {
    if (!view.rows || view.isHidden) return null;
    return <RowFilter filter={filter} rows={view.rows} name={name} search={search} look={look} />;
  }
  if (kind === "kronor")
    return (
      <AmountFilter label={label} value={value as number | undefined} onChange={(kronor) => look({ [name]: kronor })} />
    );
  if (kind === "day")
    return (
      <DayInput
        label={label}
        value={value ?? ""}
        min={name === "until" ? search.since : undefined}
        max={name === "since" ? search.until : undefined}
        onChange={(event) => look({ [name]: event.currentTarget.value || undefined })}
      />
    );
  const offered = view.offered ?? kind;
  if (offered.length === 1) return null;
  return (
    <NativeSelect
      label={label}
      data={[filter.none, ...offered.map((each) => ({ value: each, label: filter.nameOf(each) }))]}
      value={value ?? ""}
      onChange={(event) => look({ [name]: event.currentTarget.value || undefined })}
    />
  );
}

type RowFilterProps = Pick<FilterFieldProps, "name" | "search" | "look"> & { filter: ShownFilter; rows: FilterRows };

/** A choice of one existing row. The address may still name a row that no longer exists. */
function RowFilter({ name, filter: { label, none, view }, rows, search, look }: RowFilterProps) {
  const list = useTranslations("list");
  const { data = [] } = useQuery(rows);
  const value = search[name];
  if (data.length < (view.atLeast ?? 0)) return null;
  const isListed = value === undefined || data.some(({ id }) => id === value);
  return (
    <NativeSelect
      label={label}
      value={value ?? ""}
      onChange={(event) => look({ [name]: Number(event.currentTarget.value) || undefined })}
      data={[
        none,
        ...data.map((row) => ({ value: String(row.id), label: row.name })),
        ...(isListed ? [] : [{ value: String(value), label: view.gone ?? list("gone") }]),
      ]}
    />
  );
}
