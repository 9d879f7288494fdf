import type { BankPayment, BankRowProblem, ReadBankPayments } from "./bank-file.ts";
import { readBankDate } from "./bank-values.ts";
import { ocrIn } from "./ocr.ts";

/** Whether a text begins like a Bankgirot file of incoming payments. */
export const isBgMax = (text: string) => /^\s*01BGMAX/.test(text);

/** One line. Positions are counted as in Bankgirot's manual: from one, both ends included. */
interface Line {
  row: number;
  code: string;
  cut: (from: number, through: number) => string;
}

/** A payment that is read before its deposit line, which states the day. */
interface Begun {
  row: number;
  ore: number;
  isDeduction: boolean;
  references: string[];
  texts: string[];
  sender: string;
  serial: string;
}

/** Payments between an opening (05) and its deposit (15). */
interface Section {
  currency: string;
  begun: Begun[];
}

const linesOf = (text: string): Line[] =>
  text.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === "") return [];
    const wide = line.padEnd(80);
    const cut = (from: number, through: number) => wide.slice(from - 1, through).trim();
    return [{ row: at + 1, code: cut(1, 2), cut }];
  });

const beginPayment = ({ row, code, cut }: Line): Begun => ({
  row,
  ore: Number(cut(38, 55)),
  isDeduction: code === "21",
  references: [cut(13, 37)].filter(Boolean),
  texts: [],
  sender: "",
  serial: cut(58, 69),
});

/** Adds the details of a line to its payment: further references, messages and the payer's name. */
function addTo(payment: Begun, { code, cut }: Line): void {
  if (code === "22" || code === "23") payment.references.push(cut(13, 37));
  if (code === "25") payment.texts.push(cut(3, 52));
  if (code === "26") payment.sender = [cut(3, 37), cut(38, 72)].filter(Boolean).join(" ");
}

function toPayment(begun: Begun, receivedOn: Temporal.PlainDate, deposit: string, place: number): BankPayment {
  const { row, ore, references, texts, sender, serial } = begun;
  const [only = "", ...others] = references;
  return {
    row,
    receivedOn,
    amountOre: ore,
    // A payment for several invoices gets no OCR, because a person has to divide it.
    ocr: others.length === 0 ? ocrIn(only || texts.join(" ")) : null,
    reference: `bgmax:${receivedOn}:${serial || `${deposit}:${place}`}`,
    message: [...references, ...texts].join(" · "),
    sender,
  };
}

/**
 * Reads Bankgirot's BgMax, version 1: payments (20, 21), their details (22 to 29), the deposit's date (15) and the
 * file's counts (70). A file with wrong counts or sums is refused completely.
 */
export function readBgMax(text: string): ReadBankPayments {
  const lines = linesOf(text);
  const payments: BankPayment[] = [];
  const problems: { row: number; problem: BankRowProblem }[] = [];
  let section: Section = { currency: "", begun: [] };
  for (const line of lines) {
    const { code, cut } = line;
    const latest = section.begun.at(-1);
    if (code === "01" && cut(45, 45) === "T") return { ok: false, reason: "TEST_FILE" };
    if (code === "05") section = { currency: cut(23, 25), begun: [] };
    else if (code === "20" || code === "21") section.begun.push(beginPayment(line));
    else if (latest && code !== "15") addTo(latest, line);
    if (code !== "15") continue;
    if (!isWhole(section, Number(cut(51, 68)))) return { ok: false, reason: "SUMS_DIFFER" };
    const receivedOn = readBankDate(cut(38, 45));
    for (const [at, begun] of section.begun.entries()) {
      const problem = problemOf(begun, section, receivedOn);
      if (problem || !receivedOn) problems.push({ row: begun.row, problem: problem ?? "INVALID_DATE" });
      else payments.push(toPayment(begun, receivedOn, cut(46, 50), at + 1));
    }
    section = { ...section, begun: [] };
  }
  const isOpen = section.begun.length > 0;
  return isOpen || !isComplete(lines)
    ? { ok: false, reason: "INCOMPLETE" }
    : { ok: true, payments, problems, outgoing: 0 };
}

function problemOf(begun: Begun, { currency }: Section, receivedOn: Temporal.PlainDate | null): BankRowProblem | null {
  if (!Number.isSafeInteger(begun.ore) || begun.ore <= 0) return "INVALID_AMOUNT";
  if (!receivedOn) return "INVALID_DATE";
  if (currency !== "SEK") return "OTHER_CURRENCY";
  return begun.isDeduction ? "DEDUCTION" : null;
}

const isWhole = ({ begun }: Section, depositOre: number) =>
  begun.reduce((sum, { ore, isDeduction }) => sum + (isDeduction ? -ore : ore), 0) === depositOre;

/** Whether the end (70) exists and its counts match: payments, deductions, further references, deposits. */
function isComplete(lines: readonly Line[]): boolean {
  const end = lines.at(-1);
  if (end?.code !== "70") return false;
  const count = (...codes: string[]) => lines.filter(({ code }) => codes.includes(code)).length;
  const sums = [end.cut(3, 10), end.cut(11, 18), end.cut(19, 26), end.cut(27, 34)].map(Number);
  return [count("20"), count("21"), count("22", "23"), count("15")].every((counted, at) => counted === sums[at]);
}
