import type { FileRow } from "#packages/domain/csv/read-csv.ts";
import { fieldOfContent, fieldOfHeading, type ImportCard, isAddressCell } from "./import-columns.ts";
import { importCellMax, importRowsMax, tableColumnsMax } from "./import-fields.ts";

/**
 * Rows under their headings. `line`: the number of a row as a spreadsheet shows it. Each row has as many cells as there
 * are headings.
 */
export interface ImportTable {
  headings: string[];
  rows: FileRow[];
  /** The numbers of rows with more cells than headings, and of rows with fewer. */
  longLines: number[];
  shortLines: number[];
}

export type ReadImportTable =
  | { ok: true; table: ImportTable }
  | { ok: false; problem: "EMPTY" | "NO_ROWS" | "TOO_MANY_ROWS" };

/**
 * The number of rows at the top that are searched for headings: titles, export dates and empty rows may precede them.
 */
export const searchedRows = 30;

const filledOf = ({ cells }: FileRow) => cells.filter((cell) => cell.trim() !== "");

/** Returns the most frequent number of filled cells in a row. */
function usualWidth(rows: readonly FileRow[]): number {
  const widths = rows.slice(0, 200).map((row) => filledOf(row).length);
  const counts = Map.groupBy(widths, (width) => width);
  const [usual] = [...counts].toSorted(([a, as], [b, bs]) => bs.length - as.length || b - a);
  return usual?.[0] ?? 0;
}

/** Whether a row contains an address or phone number; headings do not. */
const looksLikePerson = (row: FileRow) => filledOf(row).some(isAddressCell);

/**
 * Whether a row consists mostly of headings. A heading row below a person's row must be sure, because all rows above it
 * are dropped as titles.
 */
const isPlainHeadings = ({ known: knownCount, filled }: { known: number; filled: number }) =>
  knownCount >= 2 && knownCount >= filled * 0.75;

/**
 * Returns the index of the heading row: the row with most recognised headings, else the first row of usual width that
 * describes no person. Null if the file has no headings and its first row is a person.
 */
export function findHeadings(rows: readonly FileRow[], cards: readonly ImportCard[]): number | null {
  const searched = rows.slice(0, searchedRows);
  const scored = searched.map((row, at) => ({
    at,
    known: looksLikePerson(row) ? 0 : filledOf(row).filter((cell) => fieldOfHeading(cell, cards) !== null).length,
    filled: filledOf(row).length,
  }));
  const width = usualWidth(rows);
  const firstPerson = searched.findIndex((row) => looksLikePerson(row) && filledOf(row).length >= width);
  const [best] = scored
    .filter((each) => firstPerson < 0 || each.at < firstPerson || isPlainHeadings(each))
    .toSorted((a, b) => b.known - a.known || b.filled - a.filled || a.at - b.at);
  if (best && best.known > 0 && (best.filled > 1 || width === 1)) return best.at;
  const at = searched.findIndex((row) => filledOf(row).length >= Math.min(2, width));
  const first = searched[at];
  return !first || looksLikePerson(first) || hasOnlyPeople(rows.slice(at)) ? null : at;
}

/**
 * Whether the first row contains a person like the rows below: in a column of addresses its cell is an address or
 * empty.
 */
function hasOnlyPeople([first, ...others]: readonly FileRow[]): boolean {
  const width = Math.max(0, ...others.slice(0, 200).map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => first?.cells[at] ?? "").some((cell, at) => {
    const isLike = cell.trim() === "" || fieldOfContent([cell]) !== null;
    return isLike && fieldOfContent(others.map(({ cells }) => cells[at] ?? "")) !== null;
  });
}

/** Whether a row repeats the headings, as printed or combined files do. */
const repeatsHeadings = (row: FileRow, head: FileRow) =>
  row.cells.every((cell, at) => cell === (head.cells[at] ?? "")) && filledOf(row).length > 1;

/**
 * Returns the table below the heading row at an index, without repeated headings. With null, the first row is a person
 * and the columns are numbered.
 */
export function tableOf(rows: readonly FileRow[], headingsAt: number | null): ReadImportTable {
  const head = headingsAt === null ? undefined : rows[headingsAt];
  const below = headingsAt === null ? rows : rows.slice(headingsAt + 1);
  const body = head ? below.filter((row) => !repeatsHeadings(row, head)) : below;
  if (rows.length === 0) return { ok: false, problem: "EMPTY" };
  if (body.length === 0) return { ok: false, problem: "NO_ROWS" };
  if (body.length > importRowsMax) return { ok: false, problem: "TOO_MANY_ROWS" };
  const lastFilled = ({ cells }: FileRow) => cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  const widest = body.reduce((width, row) => Math.max(width, lastFilled(row)), head ? lastFilled(head) : 0);
  const width = Math.min(tableColumnsMax, widest);
  const named = head ? lastFilled(head) : width;
  const headings = Array.from({ length: width }, (_, at) =>
    (head?.cells[at]?.trim() || String(at + 1)).slice(0, importCellMax),
  );
  const linesOf = (isOdd: (row: FileRow) => boolean) => body.filter(isOdd).map(({ line }) => line);
  return {
    ok: true,
    table: {
      headings,
      rows: body.map(({ line, cells }) => ({ line, cells: headings.map((_, at) => cells[at] ?? "") })),
      longLines: linesOf((row) => lastFilled(row) > named),
      shortLines: linesOf((row) => row.cells.length < named),
    },
  };
}
