import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import classes from "./data-table.module.css";
import {
  type Column,
  type DataTableProps,
  hasLines,
  keepsWidths,
  leastWidthOf,
  pageRows,
  rowsBetween,
  tableRows,
  widthSums,
} from "./data-table.ts";
import { HeadRow } from "./HeadRow.tsx";
import stacked from "./stacked-rows.module.css";
import { BodyRow, BoneRow } from "./TableRows.tsx";
import { walkRows } from "./walk-rows.ts";

/**
 * A dense table: fifteen rows fit on a desktop's screen. Columns with a set width keep it and end long text with an
 * ellipsis. On narrow screens rows become stacks, of two lines where the columns request it. Arrow keys move between
 * rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, choice, loading = false, skeletonRows = pageRows, empty } = props;
  const pressed = useRef<number | null>(null);
  if (!loading && rows.length === 0 && empty) return <>{empty}</>;
  const choose = (index: number, isChosen: boolean, withShift: boolean) => {
    choice?.onChoose(rowsBetween(rows, withShift ? pressed.current : null, index), isChosen);
    pressed.current = index;
  };
  return (
    <div
      className={`${classes.frame} ${stacked.frame}`}
      style={{ ...widthVars(columns, choice !== undefined), ...heightVars(props) }}
      data-lines={hasLines(columns) || undefined}
      data-choosing={choice?.isChoosing || undefined}
    >
      <table
        className={`${classes.table} ${stacked.table}`}
        aria-busy={loading}
        data-fixed={keepsWidths(columns) || undefined}
      >
        <caption className="st-hidden">{caption}</caption>
        <thead className={`${classes.head} ${stacked.head}`}>
          <HeadRow {...props} />
        </thead>
        <tbody onKeyDown={onArrow}>
          {loading
            ? Array.from({ length: skeletonRows }, (_, row) => (
                <BoneRow key={row} columns={columns} row={row} hasBox={choice !== undefined} />
              ))
            : rows.map((row, index) => (
                <BodyRow
                  key={rowKey(row)}
                  row={row}
                  {...props}
                  onChoose={(isChosen, withShift) => choose(index, isChosen, withShift)}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
}

const boxWidth = 40;

function widthVars<Row>(columns: readonly Column<Row>[], hasBoxes: boolean) {
  const boxes = hasBoxes ? boxWidth : 0;
  const narrow = columns.filter(({ wideOnly }) => !wideOnly);
  const varsFor = (size: string, { rigid, number, text }: ReturnType<typeof widthSums>) => ({
    [`--st-rigid-${size}`]: rigid + boxes,
    [`--st-numbers-${size}`]: number,
    [`--st-texts-${size}`]: text,
  });
  const least = { "--st-least": leastWidthOf(columns) };
  return { ...least, ...varsFor("all", widthSums(columns)), ...varsFor("narrow", widthSums(narrow)) } as CSSProperties;
}

function heightVars<Row>({ rows, reservesHeight, loading, skeletonRows = pageRows }: DataTableProps<Row>) {
  if (!reservesHeight && !loading) return {};
  return { "--st-rows": tableRows(loading ? skeletonRows : rows.length) } as CSSProperties;
}

function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step && walkRows(event.currentTarget, step, "within")) event.preventDefault();
}
