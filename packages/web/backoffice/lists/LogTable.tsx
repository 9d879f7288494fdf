import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { TableSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import type { DataTableProps } from "#packages/ui/tables/data-table.ts";
import { Loaded } from "../page/Loaded.tsx";
import { MoreButton } from "../page/MoreButton.tsx";

interface LogTableProps<Row> extends Pick<DataTableProps<Row>, "caption" | "columns"> {
  query: UseInfiniteQueryResult<unknown>;
  /** The rows of all loaded pages. */
  rows: Row[];
  /** The text for a failed load, without the full stop. */
  failed: string;
  /** The label of the button that loads older rows. */
  more: string;
  /** The content of a log without rows. */
  empty: ReactNode;
  onOpen: (id: number) => void;
}

/** A cursor-paged table of a detail page, the latest row first, whose rows open a dialog. */
export function LogTable<Row extends { id: number }>(props: LogTableProps<Row>) {
  const { query, rows, caption, columns, failed, more, empty, onOpen } = props;
  const loading = useTranslations("words")("loading");
  return (
    <Loaded query={query} failed={failed} skeleton={<TableSkeleton label={loading} rows={6} />}>
      {() =>
        rows.length === 0 ? (
          empty
        ) : (
          <>
            <DataTable
              caption={caption}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              onRowClick={({ id }) => onOpen(id)}
            />
            <div>
              <MoreButton query={query} label={more} />
            </div>
          </>
        )
      }
    </Loaded>
  );
}
