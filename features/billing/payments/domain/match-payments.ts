import type { BankPayment } from "./bank-file.ts";

/** An issued invoice that a payment may refer to. */
export interface OpenInvoice {
  number: number;
  ocr: string;
  /** The remaining debt in öre, including fees; zero once it is paid. */
  owedOre: number;
}

export type PaymentMatch<Invoice extends OpenInvoice = OpenInvoice> = { payment: BankPayment } & (
  | { outcome: "MATCHED"; invoice: Invoice }
  /** The reference is known but the amount differs; `owedOre` is the debt after earlier payments in the file. */
  | { outcome: "WRONG_AMOUNT"; invoice: Invoice; owedOre: number }
  /**
   * No invoice has the reference. `suggested` is the only likely invoice by number or amount, for a person to confirm.
   */
  | { outcome: "UNKNOWN_REFERENCE"; suggested: Invoice | null }
  | { outcome: "ALREADY_BOOKED" }
);

/**
 * Matches payments to invoices by OCR reference and exact amount. Payments whose own reference is booked or repeated in
 * the file are not booked again. A second payment of an invoice does not match, because the debt is paid.
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

/** Returns the only invoice with that amount whose number the payer wrote, otherwise the only one with that amount. */
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
