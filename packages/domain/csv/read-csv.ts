/** A row of a file: its number, from 1, as a spreadsheet shows it, and its cells. */
export interface FileRow {
  line: number;
  cells: string[];
}

/**
 * A fault and its row. OPEN_QUOTE: a quotation mark that is never closed or closes rows later; it is ignored. LONE_CR:
 * an old Mac line break inside a row; read as a space. TWICE_ENCODED: doubly encoded letters; repaired. LOST_LETTER: a
 * letter that another system failed to read.
 */
export interface CsvFault {
  fault: "OPEN_QUOTE" | "LONE_CR" | "TWICE_ENCODED" | "LOST_LETTER";
  line: number;
}

/** The length of Excel's longest cell, in characters. A quotation mark further away does not close a cell. */
const longestCell = 32_767;

/** Separators tried when none is given. */
export const separators = [";", "\t", ",", "|"] as const;

/** Counts a separator outside quotation marks in a line. */
function countOutsideQuotes(line: string, separator: string): number {
  return line.replace(/"(?:[^"]|"")*(?:"|$)/g, "").split(separator).length - 1;
}

/** Returns the separator that occurs equally often in most lines; null if no line has one. */
export function guessSeparator(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/, 60).filter((line) => line.trim() !== "");
  const scored = separators.map((separator) => {
    const counts = lines.map((line) => countOutsideQuotes(line, separator)).filter((count) => count > 0);
    const sameAsMost = Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length));
    return { separator, sameAsMost, sum: counts.reduce((sum, count) => sum + count, 0) };
  });
  const [best] = scored.toSorted((a, b) => b.sameAsMost - a.sameAsMost || b.sum - a.sum);
  return best && best.sameAsMost > 0 ? best.separator : null;
}

/** Returns the position of the mark that closes a quoted cell begun after `start`; null without one. */
function closingQuote(text: string, start: number, separator: string): number | null {
  const last = Math.min(text.length, start + longestCell);
  for (let at = text.indexOf('"', start); at >= 0 && at <= last; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at += 1;
    else if (/^[^\S\r\n\t]*(?:[\r\n]|$)/.test(text.slice(at + 1, at + 20))) return at;
    else if (
      text
        .slice(at + 1, at + 20)
        .trimStart()
        .startsWith(separator) ||
      text[at + 1] === separator
    )
      return at;
  }
  return null;
}

/** Whether a forgotten quotation mark has swallowed rows: an inner line has as many cells as the file's rows. */
function holdsRows(quoted: string, separator: string, width: number): boolean {
  const [, ...later] = quoted.split(/\r\n|\r|\n/);
  return width > 2 && later.some((line) => line.split(separator).length >= width);
}

/** Whether lines end as on old Macs. Line breaks inside cells may still differ. */
function hasOldMacLines(text: string): boolean {
  if (!text.includes("\r")) return false;
  const lone = text.match(/\r(?!\n)/g)?.length ?? 0;
  return lone > (text.match(/\n/g)?.length ?? 0);
}

/** Splits rows that a program saved as one quoted cell each ("Kim,Alm,kim@example.org"). Other files stay unchanged. */
export function unwrapRows(rows: readonly FileRow[]): FileRow[] {
  const lines = rows.map(({ cells: [cell = "", ...others] }) => (others.length === 0 ? cell : ""));
  const separator = guessSeparator(lines.slice(0, 60).join("\n"));
  const width = separator === null ? 0 : countOutsideQuotes(lines[0] ?? "", separator);
  if (rows.length < 2 || separator === null || width === 0) return [...rows];
  const isWrapped = lines.every((line) => countOutsideQuotes(line, separator) === width);
  return isWrapped
    ? rows.map((row, at) => ({ ...row, cells: readCsvFile(lines[at] ?? "", separator).rows[0]?.cells ?? [] }))
    : [...rows];
}

/**
 * Reads a CSV file row by row and reports its faults. Quoted cells may hold the separator, line breaks and doubled
 * quotation marks. Empty rows are skipped but counted. `rowOfLine`: the row of each line of the text, because a row may
 * have several lines.
 */
export function readCsvFile(
  text: string,
  separator: string,
): { rows: FileRow[]; faults: CsvFault[]; rowOfLine: number[] } {
  const isOldMac = hasOldMacLines(text);
  const width = countOutsideQuotes(text.slice(0, text.search(/[\r\n]|$/)), separator) + 1;
  const rows: FileRow[] = [];
  const faults: CsvFault[] = [];
  let line = 1;
  const rowOfLine = [line];
  let cells: string[] = [];
  let cell = "";
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each !== "")) rows.push({ line, cells });
    cells = [];
    line += 1;
    rowOfLine.push(line);
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === '"' && cell.trim() === "") {
      const end = closingQuote(text, at + 1, separator);
      const quoted = end === null ? null : text.slice(at + 1, end);
      if (end === null || quoted === null || holdsRows(quoted, separator, width)) {
        faults.push({ fault: "OPEN_QUOTE", line });
        continue;
      }
      cell = quoted.replaceAll('""', '"');
      for (const _ of quoted.matchAll(/\r\n|\n|\r/g)) rowOfLine.push(line);
      at = end;
    } else if (character === separator) endCell();
    else if (character === "\n" || (character === "\r" && isOldMac && text[at + 1] !== "\n")) endRow();
    else if (character === "\r") {
      if (text[at + 1] === "\n") continue;
      faults.push({ fault: "LONE_CR", line });
      rowOfLine.push(line);
      cell += " ";
    } else cell += character;
  }
  if (cell !== "" || cells.length > 0) endRow();
  return { rows, faults, rowOfLine };
}
