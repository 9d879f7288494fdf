import { dateIn } from "../calendar.ts";

/** Makes spreadsheets read the file as UTF-8. Without it Excel assumes the local encoding and splits å, ä and ö. */
export const byteOrderMark = "\uFEFF";

const separator = ";";
const lineEnd = "\r\n";

/** Matches texts that a spreadsheet would read as a formula; full-width signs count as the plain ones. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
/** Matches texts that a spreadsheet would read as a number, dropping leading zeros and the last digits of long ones. */
const losesDigits = /^(0\d+|\d{12,})$/;

/**
 * Returns a cell that spreadsheets keep as text. An apostrophe precedes formulas and digits that would be lost (a
 * membership number, a phone). {@link textOfCell} removes it again.
 */
export function textCell(text: string | null): string {
  if (text === null) return "";
  return beginsFormula.test(text) || losesDigits.test(text) ? `'${text}` : text;
}

/** Returns the text that {@link textCell} was given, from a cell of an uploaded file. */
export function textOfCell(cell: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠\d]/.test(cell) ? cell.slice(1) : cell;
}

/** Writes a number for Swedish spreadsheets: a decimal comma and no spaces. */
export function numberCell(value: number | null): string {
  return value === null ? "" : String(value).replace(".", ",");
}

/** Writes öre as kronor, always with two decimals. */
export function amountCell(ore: number | null): string {
  return ore === null ? "" : (ore / 100).toFixed(2).replace(".", ",");
}

/** Writes a moment as sortable local time of a time zone. */
export function momentCell(moment: Temporal.Instant | null, zone: string): string {
  return moment
    ? moment.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "minute" }).replace("T", " ")
    : "";
}

/** Writes the calendar date of a moment in a time zone. */
export function dateCell(moment: Temporal.Instant | null, zone: string): string {
  return moment ? dateIn(zone, moment).toString() : "";
}

const quoted = (cell: string) => (/[";\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Returns one line of a file with its line end, from cells made by the functions above. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(quoted).join(separator) + lineEnd;
}
