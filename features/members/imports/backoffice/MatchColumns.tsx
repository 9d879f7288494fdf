import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import type { ImportTable } from "../domain/find-table.ts";
import type { ImportColumn } from "../domain/import-columns.ts";
import { type ImportField, importFields, isRepeatable } from "../domain/import-fields.ts";
import { type NameOrder, splitName } from "../domain/split-name.ts";
import { ChooseDateOrder } from "./file/ChooseDateOrder.tsx";
import classes from "./imports.module.css";
import type { useColumnDates } from "./use-column-dates.ts";

interface MatchColumnsProps {
  table: ImportTable;
  columns: readonly ImportColumn[];
  cards: readonly { id: number; name: string }[];
  dates: ReturnType<typeof useColumnDates>;
  nameOrder: NameOrder;
  onChange: (columns: ImportColumn[]) => void;
}

const samples = 3;

/**
 * The field of each column, with some of its cells. Choosing a field that must be unique clears it from its other
 * column.
 */
export function MatchColumns({ table, columns, cards, dates, nameOrder, onChange }: MatchColumnsProps) {
  const t = useTranslations("imports");
  const choose = (at: number, field: ImportField | null) =>
    onChange(
      columns.map((column, other) => {
        if (other === at) return { ...column, field };
        const isMoved = field !== null && column.field === field && !isRepeatable(field);
        return isMoved ? { ...column, field: null } : column;
      }),
    );
  const options = [
    { value: "", label: t("leaveOut") },
    ...importFields.map((field) => ({ value: field as string, label: t(`fields.${field}`) })),
    ...cards.map(({ id, name }) => ({ value: `stamps:${id}`, label: t("stampsOn", { card: name }) })),
  ];
  function sampleOf(cell: string, field: ImportField | null): string {
    if (field !== "name") return cell;
    const { firstName, lastName } = splitName(cell, nameOrder);
    return lastName ? t("splitAs", { firstName, lastName }) : firstName;
  }
  return (
    <div className={classes.columns}>
      {columns.map(({ heading, field }, at) => {
        const cells = table.rows.map((row) => row.cells[at] ?? "").filter(Boolean);
        return (
          <div key={heading + String(at)} className={classes.column}>
            <div>
              <p className={classes.heading}>{heading}</p>
              <p className={classes.sample}>
                {cells
                  .slice(0, samples)
                  .map((cell) => sampleOf(cell, field))
                  .join(" · ")}
              </p>
            </div>
            <div>
              <NativeSelect
                aria-label={t("columnIs", { heading })}
                data={options}
                value={field ?? ""}
                onChange={(event) => choose(at, (event.currentTarget.value || null) as ImportField | null)}
              />
              <ChooseDateOrder heading={heading} dates={dates.at(at)} onChoose={(order) => dates.choose(at, order)} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
