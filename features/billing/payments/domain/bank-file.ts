/** Money that came in, as the bank tells it. */
export interface BankPayment {
  /** Where it stands in the file, counted from one. */
  row: number;
  receivedOn: Temporal.PlainDate;
  amountOre: number;
  /** The one right OCR reference it names; null for none and for several. */
  ocr: string | null;
  /** The same whenever this payment is read again, in this file or another, and no other payment's. */
  reference: string;
  /** What the payer wrote. */
  message: string;
  /** Who paid, as the bank has them. */
  sender: string;
}

/** Why a row is no payment, though it should be one: somebody looks at it. */
export type BankRowProblem = "INVALID_DATE" | "INVALID_AMOUNT" | "OTHER_CURRENCY" | "DEDUCTION";

/** Why nothing of a file is taken. */
export type BankFileProblem =
  | "EMPTY"
  /** Neither BgMax nor a table with a date and an amount. */
  | "UNKNOWN_FORMAT"
  /** Its own counts say that there was more of it. */
  | "INCOMPLETE"
  /** A deposit is not the sum of its payments. */
  | "SUMS_DIFFER"
  /** The bank marked it as a test: no money came. */
  | "TEST_FILE";

export type ReadBankPayments =
  | {
      ok: true;
      payments: readonly BankPayment[];
      problems: readonly { row: number; problem: BankRowProblem }[];
      /** Rows of money that went out: nothing to book here. */
      outgoing: number;
    }
  | { ok: false; reason: BankFileProblem };
