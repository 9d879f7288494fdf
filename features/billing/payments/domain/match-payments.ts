import type { BankPayment } from "./bank-file.ts";

/** An issued invoice as a payment may name it. */
export interface OpenInvoice {
  number: number;
  ocr: string;
  /** What is still to be paid, in öre, fees included; zero once it is paid. */
  owedOre: number;
}

export type PaymentMatch<Invoice extends OpenInvoice = OpenInvoice> = { payment: BankPayment } & (
  | { outcome: "MATCHED"; invoice: Invoice }
  /** The reference is known, the amount is another; `owedOre` as it is after what comes before in the file. */
  | { outcome: "WRONG_AMOUNT"; invoice: Invoice; owedOre: number }
  /** No invoice has the reference. The one invoice it may be for, by number or amount, for a person to say. */
  | { outcome: "UNKNOWN_REFERENCE"; suggested: Invoice | null }
  | { outcome: "ALREADY_BOOKED" }
);

/**
 * Which invoice each payment pays: by its reference, and then only to the öre. Payments whose own reference is booked, or came
 * earlier in the same file, are not booked again; a second payment of one invoice is no match, for nothing is owed any more.
 */
export function matchPayments<Invoice extends OpenInvoice>(
  payments: readonly BankPayment[],
  invoices: readonly Invoice[],
  booked: ReadonlySet<string>,
): PaymentMatch<Invoice>[] {
  const seen = new Set(booked);
  const owed = new Map(invoices.map((invoice) => [invoice.ocr, invoice.owedOre]));
  const named = new Map(invoices.map((invoice) => [invoice.ocr, invoice]));
  return payments.map((payment): PaymentMatch<Invoice> => {
    if (seen.has(payment.reference)) return { payment, outcome: "ALREADY_BOOKED" };
    seen.add(payment.reference);
    const invoice = payment.ocr === null ? undefined : named.get(payment.ocr);
    if (!invoice) return { payment, outcome: "UNKNOWN_REFERENCE", suggested: suggest(payment, invoices, owed) };
    const owedOre = owed.get(invoice.ocr) ?? 0;
    if (owedOre !== payment.amountOre) return { payment, outcome: "WRONG_AMOUNT", invoice, owedOre };
    owed.set(invoice.ocr, 0);
    return { payment, outcome: "MATCHED", invoice };
  });
}

/** The only invoice of exactly that amount whose number the payer wrote; else the only one of that amount. */
function suggest<Invoice extends OpenInvoice>(
  { amountOre, message }: BankPayment,
  invoices: readonly Invoice[],
  owed: ReadonlyMap<string, number>,
): Invoice | null {
  const sameAmount = invoices.filter(({ ocr }) => owed.get(ocr) === amountOre);
  const words = new Set(message.match(/\d+/g));
  const written = sameAmount.filter(({ number }) => words.has(String(number)));
  const [only, ...others] = written.length > 0 ? written : sameAmount;
  return only && others.length === 0 ? only : null;
}
