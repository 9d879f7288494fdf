import type { ReactNode } from "react";
import { follow, type Navigate } from "../page/follow.ts";
import classes from "./data-table.module.css";
import { type Choice, type Column, type DataTableProps, growingOf } from "./data-table.ts";
import bone from "./row-bone.module.css";
import stacked from "./stacked-rows.module.css";
import { rowMark } from "./walk-rows.ts";

const rowClass = `${classes.row} ${stacked.row}`;
const cellClass = `${classes.cell} ${stacked.cell}`;
const boxClass = `${classes.boxCell} ${stacked.box}`;
const openerClass = `${classes.opener} ${stacked.opener}`;
const mark = { [rowMark]: "" };

type BodyRowProps<Row> = DataTableProps<Row> & {
  row: Row;
  onChoose: (isChosen: boolean, withShift: boolean) => void;
};

export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, rowKey, columns, rowHref, navigate, onRowClick, choice, onChoose } = props;
  const opens = rowHref !== undefined || onRowClick !== undefined;
  const opening = columns.find(({ opens: bears }) => bears) ?? columns[0];
  const growing = growingOf(columns);
  const isChosen = choice?.chosen.has(rowKey(row));
  return (
    <tr
      className={rowClass}
      data-opens={opens || undefined}
      data-chosen={isChosen || undefined}
      {...(opens ? {} : { ...mark, tabIndex: -1 })}
    >
      {choice && <Box row={row} choice={choice} isChosen={isChosen === true} onChoose={onChoose} />}
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={cellClass}
          {...looksOf(columns, index)}
          data-grows={column === growing || undefined}
          data-wraps={column.wraps || (column.speaksForItself && !column.onPhone) || undefined}
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

type BoxProps<Row> = Pick<BodyRowProps<Row>, "row" | "onChoose"> & { choice: Choice<Row>; isChosen: boolean };

function Box<Row>({ row, choice, isChosen, onChoose }: BoxProps<Row>) {
  return (
    <td className={boxClass}>
      <label className={classes.box}>
        <input
          type="checkbox"
          aria-label={choice.rowLabel(row)}
          checked={isChosen}
          onChange={({ nativeEvent }) => onChoose(!isChosen, (nativeEvent as MouseEvent).shiftKey === true)}
        />
      </label>
    </td>
  );
}

type OpenerProps = {
  href: string | undefined;
  navigate: Navigate | undefined;
  onClick: (() => void) | undefined;
  children: ReactNode;
};

/** The link or button in a row's first cell; its hit area covers the complete row. */
function Opener({ href, navigate, onClick, children }: OpenerProps) {
  if (href === undefined) {
    return (
      <button type="button" className={openerClass} onClick={onClick} {...mark}>
        {children}
      </button>
    );
  }
  return (
    <a href={href} className={openerClass} onClick={follow(href, navigate)} {...mark}>
      {children}
    </a>
  );
}

/**
 * Returns a cell's position in the table and in the stacked row. Columns with an `onPhone` position head the stack, or
 * the first two if no column has one.
 */
function looksOf<Row>(columns: readonly Column<Row>[], index: number) {
  const column = columns[index];
  const hasPhonePlaces = columns.some(({ onPhone }) => onPhone);
  const place = hasPhonePlaces ? column?.onPhone : (["first", "second"] as const)[index];
  return {
    "data-align": column?.align,
    "data-wide": column?.wideOnly || undefined,
    "data-hide": column?.hideOnPhone || undefined,
    "data-first": place === "first" || undefined,
    "data-second": place === "second" || undefined,
    "data-place": place,
  };
}

type BoneRowProps<Row> = { columns: readonly Column<Row>[]; row: number; hasBox: boolean };

export function BoneRow<Row>({ columns, row, hasBox }: BoneRowProps<Row>) {
  return (
    <tr className={rowClass}>
      {hasBox && <td className={boxClass} />}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass} {...looksOf(columns, index)}>
          <span className={bone.bone} style={{ width: ["70%", "52%", "84%", "40%"][(row * 3 + index) % 4] }} />
        </td>
      ))}
    </tr>
  );
}
