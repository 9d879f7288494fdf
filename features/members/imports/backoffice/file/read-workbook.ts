import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { FileRow } from "#packages/domain/csv/read-csv.ts";

/** A sheet of a workbook, or a text file; empty rows are left out. */
export interface Sheet {
  name: string;
  isHidden: boolean;
  rows: FileRow[];
}

/** The maximum size of an unpacked workbook in bytes; a hundred thousand members need a tenth of it. */
const unpackedMax = 400_000_000;

/** Returns a spreadsheet's cell as text; dates become days without a time zone. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? "" : String(cell).trim();
}

const rowsOf = (data: readonly (readonly unknown[])[]): FileRow[] =>
  data
    .map((cells, at) => ({ line: at + 1, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decodeXml = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) =>
    name ? (entities[name] ?? all) : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );

/** Returns the names of the workbook's hidden sheets. */
function hiddenSheets(files: Record<string, Uint8Array>): Set<string> {
  const workbook = files["xl/workbook.xml"];
  const tags = workbook ? (strFromU8(workbook).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []) : [];
  const hidden = tags.filter((tag) => /\sstate="(?:hidden|veryHidden)"/.test(tag));
  return new Set(hidden.map((tag) => decodeXml(/\sname="([^"]*)"/.exec(tag)?.[1] ?? "")));
}

/** Returns the letters of a column, counted from 0: A, B, … Z, AA. */
function columnLetters(at: number): string {
  const higherDigits = Math.floor(at / 26) - 1;
  return (higherDigits >= 0 ? columnLetters(higherDigits) : "") + String.fromCharCode(65 + (at % 26));
}

const hasReference = /\sr="/;

/**
 * Adds missing references to rows and cells. Some generators leave them out, and a cell then follows the previous one.
 */
function withReferences(xml: string): string {
  let [row, column] = [0, 0];
  return xml.replace(/<((?:\w+:)?)(row|c)(?=[\s>/])([^>]*)>/g, (_, prefix: string, tag: string, attributes: string) => {
    const named = /\sr="([A-Z]*)(\d*)"/.exec(attributes);
    if (tag === "row") {
      [row, column] = [named?.[2] ? Number(named[2]) : row + 1, 0];
      return `<${prefix}row${named ? "" : ` r="${row}"`}${attributes}>`;
    }
    if (named) column = columnOf(named[1] ?? "A");
    const reference = named ? "" : ` r="${columnLetters(column)}${row}"`;
    column += 1;
    return `<${prefix}c${reference}${attributes}>`;
  });
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const lacksReferences = (xml: string) =>
  (xml.match(/<(?:\w+:)?(?:row|c)(?=[\s>/])[^>]*>/g) ?? []).some((tag) => !hasReference.test(tag));

/** Returns the workbook with references in all of its sheets. Returns the same bytes if no reference is missing. */
function repaired(bytes: ArrayBuffer, files: Record<string, Uint8Array>): ArrayBuffer {
  const sheets = Object.entries(files).filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  const broken = sheets
    .map(([name, file]) => [name, strFromU8(file)] as const)
    .filter(([, xml]) => lacksReferences(xml));
  if (broken.length === 0) return bytes;
  const mended = broken.map(([name, xml]) => [name, strToU8(withReferences(xml))] as const);
  return zipSync({ ...files, ...Object.fromEntries(mended) }, { level: 0 }).buffer as ArrayBuffer;
}

function unpack(bytes: ArrayBuffer): Record<string, Uint8Array> {
  let size = 0;
  return unzipSync(new Uint8Array(bytes), {
    filter: ({ originalSize }) => {
      size += originalSize;
      if (size > unpackedMax) throw new RangeError("The workbook is too large.");
      return true;
    },
  });
}

/**
 * Reads every sheet of an .xlsx workbook, each row with its line; skips chart sheets, which have no rows. Throws when
 * the file is no workbook.
 */
export async function readWorkbook(bytes: ArrayBuffer): Promise<Sheet[]> {
  const { default: readSheets } = await import("read-excel-file/browser");
  const files = unpack(bytes);
  const hidden = hiddenSheets(files);
  const sheets = await readSheets(repaired(bytes, files));
  return sheets.map(({ sheet, data }) => ({ name: sheet, isHidden: hidden.has(sheet), rows: rowsOf(data ?? []) }));
}
