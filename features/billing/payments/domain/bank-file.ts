/** An incoming payment, as the bank reports it. */
export interface BankPayment {
  /** The row in the file, counted from one. */
  row: number;
  receivedOn: Temporal.PlainDate;
  amountOre: number;
  /** The only valid OCR reference in the payment; null for none or several. */
  ocr: string | null;
  /** Identifies the payment: the same whenever it is read again, from any file, and unique to it. */
  reference: string;
  /** The payer's message. */
  message: string;
  /** The payer's name at the bank. */
  sender: string;
}

/** Why a row that looks like a payment cannot be booked. A person checks it. */
export type BankRowProblem = "INVALID_DATE" | "INVALID_AMOUNT" | "OTHER_CURRENCY" | "DEDUCTION";

/** Why a file is refused completely. */
export type BankFileProblem =
  | "EMPTY"
  /** Neither BgMax nor a table with a date and an amount. */
  | "UNKNOWN_FORMAT"
  /** The file's own counts do not match its rows. */
  | "INCOMPLETE"
  /** A deposit is not the sum of its payments. */
  | "SUMS_DIFFER"
  /** The bank marked the file as a test without real payments. */
  | "TEST_FILE";

export type ReadBankPayments =
  | {
      ok: true;
      payments: readonly BankPayment[];
      problems: readonly { row: number; problem: BankRowProblem }[];
      /** The number of outgoing rows, which are not booked. */
      outgoing: number;
    }
  | { ok: false; reason: BankFileProblem };
