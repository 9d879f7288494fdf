import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import classes from "./data-table.module.css";
import { type Choice, type Column, columnWidth, type DataTableProps, nextSort, sizingOf } from "./data-table.ts";

/** The column headers, each a button where the list can be sorted by it. */
export function HeadRow<Row>(props: DataTableProps<Row>) {
  const { columns, choice, loading } = props;
  return (
    <tr>
      {choice && <ChooseAll {...props} choice={choice} loading={loading} />}
      {columns.map((column) => (
        <Header key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
      ))}
    </tr>
  );
}

function ChooseAll<Row>({ rows, rowKey, choice, loading }: DataTableProps<Row> & { choice: Choice<Row> }) {
  const chosen = rows.filter((row) => choice.chosen.has(rowKey(row))).length;
  const all = rows.length > 0 && chosen === rows.length;
  return (
    <th scope="col" className={classes.boxHead}>
      <label className={classes.box}>
        <input
          type="checkbox"
          aria-label={choice.allLabel}
          checked={all}
          disabled={loading}
          ref={(input) => {
            if (input) input.indeterminate = chosen > 0 && !all;
          }}
          onChange={() => choice.onChoose(rows, !all)}
        />
      </label>
    </th>
  );
}

function widthVars(column: Pick<Column<never>, "width">) {
  const { css, px } = columnWidth(column);
  return { "--st-natural": css, "--st-weight": px } as CSSProperties;
}

type HeaderProps<Row> = Pick<DataTableProps<Row>, "sort" | "onSort"> & { column: Column<Row> };

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const sorted = sort?.key === column.key ? sort.direction : undefined;
  const Arrow = sorted === "desc" ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={classes.header}
      data-align={column.align}
      data-wide={column.wideOnly || undefined}
      data-sized={column.width && sizingOf(column)}
      style={column.width ? widthVars(column) : undefined}
      aria-sort={sorted && (sorted === "asc" ? "ascending" : "descending")}
    >
      {column.sortable && onSort ? (
        <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, column.key))}>
          <span className={classes.sortName}>{column.header}</span>
          <Arrow size={14} aria-hidden="true" data-shown={sorted ? true : undefined} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
