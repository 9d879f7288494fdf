import { dateIn } from "../calendar.ts";

/**
 * What a spreadsheet reads a file's letters by: Excel takes those of a file without it for its own country's, and å ä ö
 * become two signs each.
 */
export const byteOrderMark = "\uFEFF";

const separator = ";";
const lineEnd = "\r\n";

/** Begins a formula where the file is opened; full-width signs count as the plain ones. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
/** A number to a spreadsheet, which drops its first noughts and the last digits of a long one. */
const losesDigits = /^(0\d+|\d{12,})$/;

/**
 * A text as a spreadsheet shall read it: what would be a formula there, or lose digits as a number (a membership number, a
 * phone), has an apostrophe before it. {@link textOfCell} takes it away again.
 */
export function textCell(text: string | null): string {
  if (text === null) return "";
  return beginsFormula.test(text) || losesDigits.test(text) ? `'${text}` : text;
}

/** What {@link textCell} was given, of a cell that came back. */
export function textOfCell(cell: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠\d]/.test(cell) ? cell.slice(1) : cell;
}

/** A number as Swedes write it for a spreadsheet: a decimal comma and no spaces. */
export function numberCell(value: number | null): string {
  return value === null ? "" : String(value).replace(".", ",");
}

/** Öre as kronor, always with two decimals. */
export function amountCell(ore: number | null): string {
  return ore === null ? "" : (ore / 100).toFixed(2).replace(".", ",");
}

/** A moment as a spreadsheet sorts it, by the clocks of a time zone. */
export function momentCell(moment: Temporal.Instant | null, zone: string): string {
  return moment
    ? moment.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "minute" }).replace("T", " ")
    : "";
}

/** The calendar date it was in a time zone. */
export function dateCell(moment: Temporal.Instant | null, zone: string): string {
  return moment ? dateIn(zone, moment).toString() : "";
}

const quoted = (cell: string) => (/[";\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One line of a file, its end included, of cells that the functions above have made. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(quoted).join(separator) + lineEnd;
}
