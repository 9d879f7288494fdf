import { queryOptions, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { FileRow } from "#packages/domain/csv/read-csv.ts";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import { importRowsAtOnce } from "../domain/import-fields.ts";

export type Import = AnswerOf<"getImport">;
export type ImportRow = AnswerOf<"listImportRows">["rows"][number];
export type Outcome = ImportRow["outcome"];
/** The rows to show: rows of one outcome, or rows with left-out cells. */
export type ShownRows = Outcome | "NOTED";
export type Starting = Parameters<typeof call<"startImport">>[1]["body"];
type State = Parameters<typeof call<"setImportState">>[1]["body"]["state"];

const name = "imports";
/** The refetch interval in ms while a job works on the import. */
const whileMovingMs = 1_000;
export const isMoving = ({ state }: Pick<Import, "state">) => ["CHECKING", "RUNNING", "UNDOING"].includes(state);

/** The latest imports, for the club's earlier matching of headings. */
export const latestImportsQuery = queryOptions({
  queryKey: [name, "latest"],
  queryFn: async ({ signal }) => (await call("listImports", { query: {} }, { signal })).rows,
});

/** Returns all imports, page by page. */
export const useImportList = () =>
  usePagedList({
    name,
    filters: {},
    fetch: (pageQuery, signal) => call("listImports", { query: pageQuery }, { signal }),
  });

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [name, id],
    queryFn: ({ signal }) => call("getImport", { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? whileMovingMs : false),
  });

export const useImportRows = (id: number, rowFilter: ShownRows, state: Import["state"]) =>
  useInfiniteQuery({
    queryKey: [name, id, "rows", rowFilter, state],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        "listImportRows",
        {
          params: { id },
          query: { after: pageParam, ...(rowFilter === "NOTED" ? { noted: "true" } : { outcome: rowFilter }) },
        },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
  });

/** Returns a function that invalidates all data on imports and the members that imports change. */
function useFresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: [name] }), client.invalidateQueries({ queryKey: ["members"] })]);
}

export function useSetState(id: number) {
  const onSettled = useFresh();
  return useAct({
    mutationFn: (state: State) => call("setImportState", { params: { id }, body: { state } }),
    onSettled,
  });
}

export function useInviteImported(id: number) {
  const onSettled = useFresh();
  return useAct({ mutationFn: () => call("inviteImported", { params: { id } }), onSettled });
}

export function useRemoveImport(id: number) {
  const onSettled = useFresh();
  return useAct({ mutationFn: () => call("removeImport", { params: { id } }), onSettled });
}

export const bringBadRows = (id: number) => call("exportImportRows", { params: { id } });

/** The number of characters in one request, well below the server's limit. */
const lettersAtOnce = 400_000;

/** Returns the next rows that fit in one request. */
export function nextRows(rows: readonly FileRow[], from: number): FileRow[] {
  const next: FileRow[] = [];
  let letters = 0;
  for (const row of rows.slice(from, from + importRowsAtOnce)) {
    letters += row.cells.reduce((sum, cell) => sum + cell.length + 3, 10);
    if (next.length > 0 && letters > lettersAtOnce) break;
    next.push(row);
  }
  return next;
}

/**
 * Uploads a file's rows and starts the check; an interrupted upload continues where it stopped. Returns the import's
 * id.
 */
export async function sendFile(
  body: Starting,
  rows: readonly FileRow[],
  onSent: (sent: number) => void,
): Promise<number> {
  const { id, received } = await call("startImport", { body });
  for (let sent = received; sent < rows.length; ) {
    onSent(sent);
    const next = nextRows(rows, sent);
    const [lines, cells] = [next.map(({ line }) => line), next.map((row) => row.cells)];
    await call("sendImportRows", { params: { id }, body: { from: sent + 1, rows: cells, lines } });
    sent += next.length;
  }
  onSent(rows.length);
  await call("setImportState", { params: { id }, body: { state: "CHECKING" } });
  return id;
}
