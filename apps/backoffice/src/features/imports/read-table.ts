import { decodeText } from "@stammis/domain/csv/decode-text";
import { importCellMax, importColumnsMax, importRowsMax } from "@stammis/domain/imports/import-columns";

/** A file's first row and the others, every cell as text. */
export interface Table {
  headings: string[];
  rows: string[][];
}

export type TableProblem = "EMPTY" | "NO_ROWS" | "TOO_MANY_ROWS" | "UNREADABLE";
export type ReadTable = { ok: true; table: Table } | { ok: false; problem: TableProblem };

/** A spreadsheet's cell: its dates are days, without a zone. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? "" : String(cell).trim();
}

/** Headings and rows; what is empty throughout is left out, and columns without a heading are numbered. */
export function tableOf(cells: readonly (readonly unknown[])[]): ReadTable {
  const all = cells.map((row) => row.map(textOf)).filter((row) => row.some((cell) => cell !== ""));
  const [head, ...body] = all;
  if (!head) return { ok: false, problem: "EMPTY" };
  if (body.length === 0) return { ok: false, problem: "NO_ROWS" };
  if (body.length > importRowsMax) return { ok: false, problem: "TOO_MANY_ROWS" };
  const width = Math.min(importColumnsMax, Math.max(...all.slice(0, 200).map(({ length }) => length)));
  const headings = Array.from({ length: width }, (_, at) => (head[at] || String(at + 1)).slice(0, importCellMax));
  return { ok: true, table: { headings, rows: body.map((row) => headings.map((_, at) => row[at] ?? "")) } };
}

const isZip = (bytes: ArrayBuffer) => {
  const [first, second] = new Uint8Array(bytes);
  return first === 0x50 && second === 0x4b;
};

/** Reads CSV, with whatever parts its cells, or the first sheet of an .xlsx: by what the file is, not what it is called. */
export async function readTable(bytes: ArrayBuffer): Promise<ReadTable> {
  try {
    if (isZip(bytes)) {
      const { readSheet } = await import("read-excel-file/web-worker");
      return tableOf(await readSheet(bytes));
    }
    const { parse } = await import("papaparse");
    const text = decodeText(bytes).replace(/^\uFEFF/, "");
    const { data } = parse<string[]>(text, { skipEmptyLines: "greedy", delimitersToGuess: [";", "\t", ",", "|"] });
    return tableOf(data);
  } catch {
    return { ok: false, problem: "UNREADABLE" };
  }
}
