import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import type { RowKey } from "#packages/ui/tables/data-table.ts";
import { useTableKeys } from "#packages/ui/tables/use-table-keys.ts";
import { focusRow } from "#packages/ui/tables/walk-rows.ts";
import { useGo } from "../../use-go.ts";
import { useListReturn } from "../list-address/list-return.ts";
import { pressedSort, readSort } from "../list-address/list-sort.ts";
import { useListAddress } from "../list-address/use-list-address.ts";
import { useListKeys } from "./key-store.ts";
import type { ListFrameProps } from "./list-props.ts";

type ListRowsProps<Row> = Omit<ListFrameProps<Row>, "sort"> & {
  sort: { asked: string; falling: readonly string[] };
  isLoading: boolean;
  chosen?:
    | {
        chosen: ReadonlyMap<RowKey, Row>;
        choose: (rows: readonly Row[], isChosen: boolean) => void;
        chooseNone: () => void;
        isChoosing: boolean;
      }
    | undefined;
  onSearch?: () => void;
  onHelp?: () => void;
};

/**
 * The table of a list: keeps its order in the address, handles keys and chosen rows, and restores the focus on return.
 */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { title, columns, rows, rowKey, rowHref, rowName, sort, chosen, isLoading, position } = props;
  const t = useTranslations("list");
  const frame = useRef<HTMLDivElement>(null);
  const { look } = useListAddress();
  const navigate = useOpening();
  useFocusOnReturn(frame, props);
  const toggle = (index: number) => {
    const row = rows[index];
    if (row !== undefined) chosen?.choose([row], !chosen.chosen.has(rowKey(row)));
  };
  const goTo = (step: 1 | -1) => {
    const page = step === 1 ? position.next : position.previous;
    if (page) look({ page: page.page, after: page.after });
  };
  const acts = {
    onChoose: chosen && toggle,
    onChooseNone: chosen && chosen.chosen.size > 0 ? chosen.chooseNone : undefined,
    onSearch: props.searchLabel === undefined ? undefined : props.onSearch,
    onPage: goTo,
    onHelp: props.onHelp,
  };
  useTableKeys(frame, acts, useListKeys().isOn && !isLoading);
  return (
    <div ref={frame}>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowHref={rowHref}
        navigate={navigate}
        onRowClick={props.onRowClick}
        loading={isLoading}
        reservesHeight={Boolean(position.previous ?? position.next)}
        sort={sort.asked ? readSort(sort.asked, sort.falling) : undefined}
        onSort={({ key }) => look({ sort: pressedSort(sort.asked, key) })}
        choice={
          chosen && {
            chosen: new Set(chosen.chosen.keys()),
            onChoose: chosen.choose,
            rowLabel: (row) => t("chooseRow", { name: rowName?.(row) ?? String(rowKey(row)) }),
            allLabel: t("chooseAll"),
            isChoosing: chosen.isChoosing || chosen.chosen.size > 0,
          }
        }
      />
    </div>
  );
}

/** Returns a function that opens a row and remembers which row was opened. */
function useOpening() {
  const go = useGo();
  const { opening } = useListReturn();
  return (href: string) => {
    opening(href);
    go(href);
  };
}

/** Focuses the opened row when the user returns. */
function useFocusOnReturn<Row>(
  frame: { current: HTMLElement | null },
  { rows, rowHref, isLoading }: Pick<ListRowsProps<Row>, "rows" | "rowHref" | "isLoading">,
) {
  const { takeOpened } = useListReturn();
  const isThere = !isLoading && rows.length > 0;
  const stand = useEffectEvent(() => {
    const opened = takeOpened();
    const index = opened === undefined || !rowHref ? -1 : rows.findIndex((row) => rowHref(row) === opened);
    if (frame.current && index >= 0) focusRow(frame.current, index);
  });
  useEffect(() => {
    if (isThere) stand();
  }, [isThere]);
}
