import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { CSSProperties, KeyboardEvent, ReactNode } from "react";
import { follow, type Navigate } from "../page/follow.ts";
import classes from "./data-table.module.css";
import { type Column, nextSort, pageRows, type Sort, tableRows } from "./data-table.ts";

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** The row as a link (best: it can be opened in a tab), `navigate` being the router's. */
  rowHref?: ((row: Row) => string) | undefined;
  navigate?: Navigate | undefined;
  /** The row as a button, where it has no address. */
  onRowClick?: ((row: Row) => void) | undefined;
  loading?: boolean | undefined;
  /** Rows the skeleton shows; 15 unless told. */
  skeletonRows?: number | undefined;
  /** Stands in the table's place when there are no rows. */
  empty?: ReactNode;
};

/** A dense, quiet table; on narrow screens its rows become stacks. Arrow keys walk from row to row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, loading = false, skeletonRows = pageRows, empty } = props;
  if (!loading && rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div
      className={classes.frame}
      style={{ "--st-rows": tableRows(loading ? skeletonRows : rows.length) } as CSSProperties}
    >
      <table className={classes.table} aria-busy={loading}>
        <caption className="st-hidden">{caption}</caption>
        <thead className={classes.head}>
          <tr>
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={walk}>
          {loading
            ? Array.from({ length: skeletonRows }, (_, row) => <BoneRow key={row} columns={columns} row={row} />)
            : rows.map((row) => <BodyRow key={rowKey(row)} row={row} {...props} />)}
        </tbody>
      </table>
    </div>
  );
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
      style={column.width ? { width: column.width } : undefined}
      aria-sort={sorted && (sorted === "asc" ? "ascending" : "descending")}
    >
      {column.sortable && onSort ? (
        <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, column.key))}>
          {column.header}
          <Arrow size={14} aria-hidden="true" data-shown={sorted ? true : undefined} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function BodyRow<Row>({ row, columns, rowHref, navigate, onRowClick }: DataTableProps<Row> & { row: Row }) {
  const opens = rowHref !== undefined || onRowClick !== undefined;
  const opening = columns.find(({ opens: bears }) => bears) ?? columns[0];
  const growing = columns.find(({ grows }) => grows) ?? columns[0];
  return (
    <tr className={classes.row} data-opens={opens || undefined}>
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={classes.cell}
          data-align={column.align}
          {...placeOnPhone(columns, index)}
          data-grows={column === growing || undefined}
          data-wraps={column.wraps || column.speaksForItself || undefined}
          data-hide={column.hideOnPhone || undefined}
          data-label={column.speaksForItself ? undefined : column.header}
        >
          {column === opening && opens ? (
            <Opener href={rowHref?.(row)} navigate={navigate} onClick={onRowClick && (() => onRowClick(row))}>
              {column.cell(row)}
            </Opener>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

type OpenerProps = {
  href: string | undefined;
  navigate: Navigate | undefined;
  onClick: (() => void) | undefined;
  children: ReactNode;
};

/** The first cell's link or button; its hit area is stretched over the whole row. */
function Opener({ href, navigate, onClick, children }: OpenerProps) {
  if (href === undefined) {
    return (
      <button type="button" className={classes.opener} onClick={onClick} data-row-opener>
        {children}
      </button>
    );
  }
  return (
    <a href={href} className={classes.opener} onClick={follow(href, navigate)} data-row-opener>
      {children}
    </a>
  );
}

/** Heads of the stacked row: the columns that ask to, else the first two. */
function placeOnPhone<Row>(columns: readonly Column<Row>[], index: number) {
  const asked = columns.some(({ onPhone }) => onPhone);
  const place = asked ? columns[index]?.onPhone : (["first", "second"] as const)[index];
  return { "data-first": place === "first" || undefined, "data-second": place === "second" || undefined };
}

function BoneRow<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: number }) {
  return (
    <tr className={classes.row}>
      {columns.map((column, index) => (
        <td key={column.key} className={classes.cell} data-align={column.align} {...placeOnPhone(columns, index)}>
          <span className={classes.bone} style={{ width: ["70%", "52%", "84%", "40%"][(row * 3 + index) % 4] }} />
        </td>
      ))}
    </tr>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row-opener]")];
  const at = openers.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  openers[at + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
}
