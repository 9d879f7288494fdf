import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { readCsvFile } from "#packages/domain/csv/read-csv.ts";
import type { BankPayment, BankRowProblem, ReadBankPayments } from "./bank-file.ts";
import { readBankAmount, readBankDate } from "./bank-values.ts";
import { ocrIn } from "./ocr.ts";

/** Column headings in Swedish banks' exports, letters only. The first match gives date, amount and currency. */
const headings = {
  date: ["bokföringsdag", "bokföringsdatum", "bokförd", "bokfördatum", "transaktionsdag", "transaktionsdatum"].concat(
    ["betalningsdag", "betalningsdatum", "reskontradatum", "datum", "valutadag", "valutadatum", "date"],
    ["bookingdate", "transactiondate"],
  ),
  amount: ["belopp", "beloppsek", "beloppisek", "summa", "amount", "amountsek"],
  currency: ["valuta", "currency"],
  // The columns of the payer's message. All matching columns are joined.
  message: ["ocr", "ocrnummer", "ocrreferens", "referens", "betalningsreferens", "meddelande", "text", "rubrik"].concat(
    ["beskrivning", "transaktion", "specifikation", "reference", "message", "description"],
  ),
  sender: ["avsändare", "betalare", "inbetalare", "namn", "sender", "payer", "name"],
};

type Columns = Record<keyof typeof headings, number[]>;

const lettersOf = (heading: string) => heading.toLowerCase().replace(/[^a-zåäö]/g, "");

function columnsOf(row: readonly string[]): Columns | null {
  const names = row.map(lettersOf);
  const find = (headings: readonly string[]) => headings.map((name) => names.indexOf(name)).filter((at) => at >= 0);
  const columns = {
    date: find(headings.date).slice(0, 1),
    amount: find(headings.amount).slice(0, 1),
    currency: find(headings.currency).slice(0, 1),
    message: find(headings.message),
    sender: find(headings.sender).slice(0, 1),
  };
  return columns.date.length > 0 && columns.amount.length > 0 ? columns : null;
}

/** The number of rows searched for the headings. Banks state the account and the period above the headings. */
const searched = 20;

function findTable(text: string) {
  for (const separator of [";", "\t", ","]) {
    const { rows } = readCsvFile(text, separator);
    for (const [at, { cells }] of rows.slice(0, searched).entries()) {
      const columns = columnsOf(cells);
      if (columns) return { rows, columns, first: at + 1 };
    }
  }
  return null;
}

const hashOf = (text: string) => bytesToHex(sha256(new TextEncoder().encode(text))).slice(0, 24);

/**
 * Reads a CSV export of an account by its headings. Each row gets a reference from its content and a count of equal
 * rows.
 */
export function readBankCsv(text: string): ReadBankPayments {
  const table = findTable(text);
  if (!table) return { ok: false, reason: "UNKNOWN_FORMAT" };
  const { rows, columns, first } = table;
  const payments: BankPayment[] = [];
  const problems: { row: number; problem: BankRowProblem }[] = [];
  const alike = new Map<string, number>();
  let outgoing = 0;
  for (const { line: row, cells } of rows.slice(first)) {
    const read = readRow(cells, columns);
    if (typeof read === "string") problems.push({ row, problem: read });
    else if (read.amountOre <= 0) outgoing += 1;
    else {
      const rowText = [read.receivedOn, read.amountOre, read.message, read.sender].join("\n");
      const times = (alike.get(rowText) ?? 0) + 1;
      alike.set(rowText, times);
      payments.push({ row, ...read, reference: `csv:${read.receivedOn}:${hashOf(rowText)}:${times}` });
    }
  }
  return { ok: true, payments, problems, outgoing };
}

function readRow(cells: readonly string[], columns: Columns): Omit<BankPayment, "row" | "reference"> | BankRowProblem {
  const textsOf = (which: keyof Columns) => columns[which].map((at) => cells[at] ?? "").filter((cell) => cell !== "");
  const [currency = "SEK"] = textsOf("currency");
  const amountOre = readBankAmount(textsOf("amount")[0] ?? "");
  if (amountOre === null) return "INVALID_AMOUNT";
  const receivedOn = readBankDate(textsOf("date")[0] ?? "");
  if (!receivedOn) return "INVALID_DATE";
  if (currency.toUpperCase() !== "SEK") return "OTHER_CURRENCY";
  const message = textsOf("message").join(" · ");
  return { receivedOn, amountOre, ocr: ocrIn(message), message, sender: textsOf("sender")[0] ?? "" };
}
