import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import type { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import type { Column, RowKey } from "#packages/ui/tables/data-table.ts";
import type { FilterWord } from "#packages/ui/tables/FilterWords.tsx";
import type { ListTab } from "#packages/ui/tables/ListTabs.tsx";
import type { AnyChange } from "../list-address/use-list-address.ts";
import type { ListPosition } from "../list-address/use-paged-list.ts";

/** One filter that is on, in words, and what the address says without it. */
export type ListFilterWord = Omit<FilterWord, "onRemove"> & { without: AnyChange };

type Empty = Omit<ComponentProps<typeof EmptyState>, "level">;

/** What is asked of whoever acts on several rows. */
export type Chosen<Row> = { rows: readonly Row[]; onDone: () => void };

export type ListFrameProps<Row> = {
  /** Names the list: what is chosen in it, and the views kept of it, go by this. */
  name: string;
  title: string;
  above?: ReactNode;
  /** The primary button, at the title; where the list is empty it stands in its place. */
  create?: ReactNode;
  /** The list's own ways to be looked at, each with an address. */
  tabs?: readonly ListTab[];
  /** Whether views of it can be kept by a name; for lists of a club, seen by whoever manages it or a point of sale. */
  keepsViews?: boolean;
  /** What the search finds: "Namn, e-post eller telefon"; no search without. */
  searchLabel?: string | undefined;
  /** Fields that narrow the list; they lie behind one button, and each writes into the address at once (`look`). */
  filters?: ReactNode;
  /** What is narrowed now, in words; each is taken away by what the address says `without` it. */
  words?: readonly ListFilterWord[];
  /** Narrowed by a tab: then nothing found is not nothing there. */
  isNarrowed?: boolean;
  /** What can be done with the list as it is shown, at the end of its row: an export. */
  actions?: ReactNode;
  /** Between toolbar and table: something that waits. */
  notice?: ReactNode;
  query: UseQueryResult<unknown>;
  rows: readonly Row[];
  position: ListPosition;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  rowHref?: (row: Row) => string;
  onRowClick?: (row: Row) => void;
  /** The order where the address says none, and the columns whose latest or most comes first. */
  sort?: { first: string; falling?: readonly string[] };
  /** Buttons for several rows at once (`BulkButton`); rows get boxes by it. */
  bulk?: ((chosen: Chosen<Row>) => ReactNode) | undefined;
  /** What a row is called, for whoever chooses it without seeing. */
  rowName?: (row: Row) => string;
  /** The spec's words for a failure. */
  failed: string;
  empty: Empty;
  noneFound: Empty;
  /** The rows drawn otherwise than in a table: as tickets, in a calendar. */
  drawn?: ReactNode;
  children?: ReactNode;
};
