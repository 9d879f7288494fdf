import { type FileRow, readCsvFile, separators } from "#packages/domain/csv/read-csv.ts";
import { parseAmount } from "#packages/domain/money.ts";

export const purchaseFileColumns = ["receipt", "time", "amount", "member"] as const;
export type PurchaseFileColumn = (typeof purchaseFileColumns)[number];

/** REPEATED: an earlier row or file has registered the same receipt. */
export const rowOutcomes = ["REGISTERED", "REPEATED", "REFUSED"] as const;

/** The largest number of purchases in a file. */
export const purchaseFileRowsMax = 1_000;

const receiptMax = 64;

/** The accepted headings of each column, letters only. */
const headings: Record<PurchaseFileColumn, readonly string[]> = {
  receipt: ["receipt", "receiptnumber", "kvitto", "kvittonummer", "ticket"],
  time: ["time", "datetime", "tid", "tidpunkt", "heure"],
  amount: ["amount", "belopp", "montant"],
  member: ["member", "medlem", "membre"],
};

/** A purchase of a file. `row`: the number of its row as a spreadsheet shows it. */
export interface FilePurchase {
  row: number;
  receipt: string;
  visitedAt: Temporal.Instant;
  amountOre: number;
  /** A membership number, a phone number or an e-mail address, as written. */
  member: string;
}

/** A row that cannot be read. `column`: null if the row has another number of cells than the headings. */
export interface WrongRow {
  row: number;
  receipt: string;
  code: "REQUIRED" | "INVALID_INPUT" | "INVALID_AMOUNT";
  column: PurchaseFileColumn | null;
}

export type ReadRow = { ok: true; purchase: FilePurchase } | { ok: false; wrong: WrongRow };

export type ReadPurchaseFile = { ok: true; rows: ReadRow[] } | { ok: false; reason: "UNREADABLE" | "TOO_LONG" };

const lettersOf = (heading: string) => heading.toLowerCase().replace(/[^a-zåäöé]/g, "");

function positionsOf({ cells }: FileRow): Record<PurchaseFileColumn, number> | null {
  const names = cells.map(lettersOf);
  const entries = purchaseFileColumns.map((column) => [
    column,
    names.findIndex((name) => headings[column].includes(name)),
  ]);
  return entries.every(([, at]) => Number(at) >= 0) ? Object.fromEntries(entries) : null;
}

const timePattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})?$/;

/** Reads `2026-11-20 14:05`, with or without seconds and offset. A time without an offset is in the club's zone. */
function readTime(text: string, timeZone: string): Temporal.Instant | null {
  const [, date, time, offset] = timePattern.exec(text) ?? [];
  if (!date || !time) return null;
  try {
    if (offset) return Temporal.Instant.from(`${date}T${time}${offset}`);
    return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant();
  } catch {
    return null;
  }
}

type Cells = Record<PurchaseFileColumn, string>;

function readRow(row: number, cells: Cells, timeZone: string): ReadRow {
  const { receipt, member } = cells;
  const refused = (code: WrongRow["code"], column: PurchaseFileColumn): ReadRow => {
    return { ok: false, wrong: { row, receipt: receipt.slice(0, receiptMax), code, column } };
  };
  const empty = purchaseFileColumns.find((column) => cells[column] === "");
  if (empty) return refused("REQUIRED", empty);
  if (receipt.length > receiptMax) return refused("INVALID_INPUT", "receipt");
  const visitedAt = readTime(cells.time, timeZone);
  if (!visitedAt) return refused("INVALID_INPUT", "time");
  const amount = parseAmount(cells.amount);
  if (!amount.ok) return refused("INVALID_AMOUNT", "amount");
  return { ok: true, purchase: { row, receipt, visitedAt, amountOre: amount.ore, member } };
}

/**
 * Reads a CSV file of purchases: a heading row, and a row for each purchase. A row with another number of cells than
 * the headings is refused, because its cells may be in other columns: `249,50` in a file separated by commas.
 */
export function readPurchaseFile(text: string, timeZone: string): ReadPurchaseFile {
  for (const separator of separators) {
    const [top, ...rows] = readCsvFile(text, separator).rows;
    const positions = top && positionsOf(top);
    if (!positions) continue;
    if (rows.length > purchaseFileRowsMax) return { ok: false, reason: "TOO_LONG" };
    const read = rows.map(({ line: row, cells }): ReadRow => {
      const cellOf = (column: PurchaseFileColumn) => cells[positions[column]] ?? "";
      if (cells.length !== top.cells.length) {
        const receipt = cellOf("receipt").slice(0, receiptMax);
        return { ok: false, wrong: { row, receipt, code: "INVALID_INPUT", column: null } };
      }
      const [receipt, time, amount, member] = purchaseFileColumns.map(cellOf) as [string, string, string, string];
      return readRow(row, { receipt, time, amount, member }, timeZone);
    });
    return { ok: true, rows: read };
  }
  return { ok: false, reason: "UNREADABLE" };
}
