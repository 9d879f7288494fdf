import { decodeFile, sampleWords } from "#packages/domain/csv/decode-text.ts";
import { foreignLines, singleByteEncodings } from "#packages/domain/csv/guess-encoding.ts";
import { mendText } from "#packages/domain/csv/mend-text.ts";
import { type CsvFault, guessSeparator, readCsvFile, unwrapRows } from "#packages/domain/csv/read-csv.ts";
import type { TextEncoding } from "#packages/domain/csv/text-encodings.ts";
import { type FileKind, findKind, isGarbage } from "./find-kind.ts";
import type { Sheet } from "./read-workbook.ts";

/** A text file's encoding, and sample words decoded in each possible encoding. */
export interface TextReading {
  encoding: TextEncoding;
  isSure: boolean;
  choices: { encoding: TextEncoding; words: string[] }[];
}

export interface FileContent {
  sheets: Sheet[];
  faults: CsvFault[];
  /** The reading of a text file; null for a workbook, which declares its encoding. */
  reading: TextReading | null;
}

export type FileProblem = "EMPTY" | "UNREADABLE" | Exclude<FileKind, "TEXT" | "XLSX">;
export type ReadContent = { ok: true; content: FileContent } | { ok: false; problem: FileProblem };

const refused = (problem: FileProblem): ReadContent => ({ ok: false, problem });

/** Matches a first line that names the separator for Excel, which shows no row for it: "sep=;". */
const separatorLine = /^sep=(.)(?:\r\n|\r|\n|$)/i;

function readText(bytes: Uint8Array, chosen: TextEncoding | undefined): ReadContent {
  const { text: decoded, encoding, isSure } = decodeFile(bytes, chosen);
  const { text, faults: letters } = mendText(decoded);
  if (isGarbage(encoding === "utf-8" ? text.replaceAll("\ufffd", "") : text)) return refused("OTHER");
  const [first = "", named] = separatorLine.exec(text) ?? [];
  const separator = named ?? guessSeparator(text) ?? ";";
  const { rows, faults, rowOfLine } = readCsvFile(text.slice(first.length), separator);
  const linesBefore = named ? 1 : 0;
  const rowOf = (line: number) => rowOfLine[line - 1 - linesBefore] ?? 1;
  const foreign = foreignLines(bytes);
  const choices = [...new Set([encoding, ...singleByteEncodings])].map((each) => ({
    encoding: each,
    words: sampleWords(foreign, each),
  }));
  return {
    ok: true,
    content: {
      sheets: [{ name: "", isHidden: false, rows: unwrapRows(rows) }],
      faults: [...letters.map((fault) => ({ ...fault, line: rowOf(fault.line) })), ...faults],
      reading: choices.some(({ words }) => words.length > 0) ? { encoding, isSure, choices } : null,
    },
  };
}

/** Reads a file by its content, not its name: text with separated cells, or an .xlsx workbook. */
export async function readContent(bytes: ArrayBuffer, encoding?: TextEncoding): Promise<ReadContent> {
  try {
    const kind = findKind(new Uint8Array(bytes));
    if (kind !== "TEXT" && kind !== "XLSX") return refused(kind);
    if (kind === "TEXT") return withRows(readText(new Uint8Array(bytes), encoding));
    const { readWorkbook } = await import("./read-workbook.ts");
    return withRows({ ok: true, content: { sheets: await readWorkbook(bytes), faults: [], reading: null } });
  } catch {
    return refused("UNREADABLE");
  }
}

const withRows = (read: ReadContent): ReadContent =>
  read.ok && read.content.sheets.every(({ rows }) => rows.length === 0) ? refused("EMPTY") : read;

/** Returns the index of the sheet that is likely the member list: the visible sheet with the most rows. */
export function likeliestSheet(sheets: readonly Sheet[]): number {
  const visible = sheets.filter(({ isHidden, rows }) => !isHidden && rows.length > 0);
  const most = Math.max(...(visible.length > 0 ? visible : sheets).map(({ rows }) => rows.length));
  const at = sheets.findIndex(({ isHidden, rows }) => !isHidden && rows.length === most);
  return at >= 0
    ? at
    : Math.max(
        0,
        sheets.findIndex(({ rows }) => rows.length === most),
      );
}
