import { NativeSelect } from "@mantine/core";
import { type ImportColumn, type ImportField, importFields } from "@stammis/domain/imports/import-columns";
import { useTranslations } from "use-intl/react";
import classes from "./imports.module.css";
import type { Table } from "./read-table.ts";

type MatchColumnsProps = {
  table: Table;
  columns: readonly ImportColumn[];
  cards: readonly { id: number; name: string }[];
  onChange: (columns: ImportColumn[]) => void;
};

const samples = 3;

/** What each column of the file is taken for, with some of its cells beside; a field that another had is taken from it. */
export function MatchColumns({ table, columns, cards, onChange }: MatchColumnsProps) {
  const t = useTranslations("imports");
  const choose = (at: number, field: ImportField | null) =>
    onChange(
      columns.map((column, other) => {
        if (other === at) return { ...column, field };
        return field !== null && column.field === field ? { ...column, field: null } : column;
      }),
    );
  const options = [
    { value: "", label: t("leaveOut") },
    ...importFields.map((field) => ({ value: field as string, label: t(`fields.${field}`) })),
    ...cards.map(({ id, name }) => ({ value: `stamps:${id}`, label: t("stampsOn", { card: name }) })),
  ];
  return (
    <div className={classes.columns}>
      {columns.map(({ heading, field }, at) => (
        <div key={heading + String(at)} className={classes.column}>
          <div>
            <p className={classes.heading}>{heading}</p>
            <p className={classes.sample}>
              {table.rows
                .map((row) => row[at])
                .filter(Boolean)
                .slice(0, samples)
                .join(" · ")}
            </p>
          </div>
          <NativeSelect
            aria-label={t("columnIs", { heading })}
            data={options}
            value={field ?? ""}
            onChange={(event) => choose(at, (event.currentTarget.value || null) as ImportField | null)}
          />
        </div>
      ))}
    </div>
  );
}
