import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import type { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import type { Column, RowKey } from "#packages/ui/tables/data-table.ts";
import type { FilterWord } from "#packages/ui/tables/FilterWords.tsx";
import type { ListTab } from "#packages/ui/tables/ListTabs.tsx";
import type { AnyChange } from "../list-address/use-list-address.ts";
import type { ListPosition } from "../list-address/use-paged-list.ts";

/** One active filter in words, and the address without it. */
export type ListFilterWord = Omit<FilterWord, "onRemove"> & { without: AnyChange };

type Empty = Omit<ComponentProps<typeof EmptyState>, "level">;

/** The input of an action on several rows. */
export type Chosen<Row> = { rows: readonly Row[]; onDone: () => void };

export type ListFrameProps<Row> = {
  /** Names the list, for its chosen rows and its saved views. */
  name: string;
  title: string;
  above?: ReactNode;
  /** The primary button, next to the title, or in the middle of an empty list. */
  create?: ReactNode;
  /** The list's own views, each with an address. */
  tabs?: readonly ListTab[];
  /** Whether views can be saved by name; for lists of a club, for managers of the club or a point of sale. */
  keepsViews?: boolean;
  /** The searchable values: "Namn, e-post eller telefon"; absent for no search. */
  searchLabel?: string | undefined;
  /** Filter fields, behind one button; each updates the address at once (`look`). */
  filters?: ReactNode;
  /** The active filters in words; `without` is the address after the filter is removed. */
  words?: readonly ListFilterWord[];
  /** Whether a tab filters the list: an empty result then does not mean an empty list. */
  isNarrowed?: boolean;
  /** Actions on the list as it is shown, at the end of its row, such as an export. */
  actions?: ReactNode;
  /** Shown between toolbar and table: a notice about pending work. */
  notice?: ReactNode;
  query: UseQueryResult<unknown>;
  rows: readonly Row[];
  position: ListPosition;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  rowHref?: (row: Row) => string;
  onRowClick?: (row: Row) => void;
  /** The order of the list: the default order, and the columns that show the latest or largest value first. */
  sort?: { first: string; falling?: readonly string[] };
  /** Buttons for several rows at once (`BulkButton`); they give the rows boxes. */
  bulk?: ((chosen: Chosen<Row>) => ReactNode) | undefined;
  /** Names a row for screen readers. */
  rowName?: (row: Row) => string;
  /** The spec's text for a failed load of the list. */
  failed: string;
  empty: Empty;
  noneFound: Empty;
  /** Shows the rows in another form than a table, such as tickets or a calendar. */
  drawn?: ReactNode;
  children?: ReactNode;
};
