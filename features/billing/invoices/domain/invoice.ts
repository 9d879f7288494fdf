/** The subject of an invoice line, as data: it is phrased in the reader's language. */
export type InvoiceLineFor =
  /** A point of sale, for some days of a month. */
  | { kind: "LOCATION"; club: string; location: string; days: number; daysInMonth: number }
  /** Members beyond the included ones, counted on the period's last day. */
  | { kind: "MEMBERS"; members: number; included: number; days: number; daysInMonth: number }
  | { kind: "SMS"; club: string; credits: number; boughtOn: Temporal.PlainDate }
  /** Any other charge or deduction, in the platform's own words. */
  | { kind: "OTHER"; text: string };

/** One line, in öre without VAT. A credit note's lines are positive too. */
export interface InvoiceLine {
  for: InvoiceLineFor;
  netOre: number;
  /** VAT in per mille of the net amount. */
  vatPermille: number;
}

/** The sum of all lines with one VAT rate. */
export interface VatTotal {
  vatPermille: number;
  netOre: number;
  vatOre: number;
}

export interface InvoiceTotals {
  /** The sums per VAT rate, highest rate first. */
  byRate: readonly VatTotal[];
  netOre: number;
  vatOre: number;
  totalOre: number;
}

/** The issuer of invoices: the platform, as entered by the admin. */
export interface Seller {
  name: string;
  /** The company number: ten digits. */
  companyNumber: string;
  /** The VAT number, for example "SE556677889901". */
  vatNumber: string;
  street: string;
  zipCode: string;
  city: string;
  email: string;
  phone: string;
  website: string;
  /** The bankgiro number, for example "123-4567"; empty for none. */
  bankgiro: string;
  iban: string;
  bic: string;
}

/** The payer, with its name and address on the day of issue. */
export interface Buyer {
  name: string;
  companyNumber: string | null;
  street: string;
  zipCode: string;
  city: string;
  email: string;
  /** The buyer's reference; empty for none. */
  reference: string;
}

/** A complete issued invoice or credit note: everything its PDF, Peppol file and bookkeeping entries need. */
export interface InvoiceDocument {
  kind: "INVOICE" | "CREDIT_NOTE";
  number: number;
  /** The invoice that a credit note credits. */
  credits: { number: number; issuedOn: Temporal.PlainDate } | null;
  issuedOn: Temporal.PlainDate;
  dueOn: Temporal.PlainDate;
  /** The first day of the invoiced month. */
  period: Temporal.PlainDate;
  /** The reference that a payment states; its last digit is a check digit. */
  ocr: string;
  seller: Seller;
  buyer: Buyer;
  lines: readonly InvoiceLine[];
}
