/** What an invoice's line is for. Facts, not words: it is told in the reader's language. */
export type InvoiceLineFor =
  /** A point of sale, for some days of a month. */
  | { kind: "LOCATION"; club: string; location: string; days: number; daysInMonth: number }
  /** Members beyond those included, as many as there were on the period's last day. */
  | { kind: "MEMBERS"; members: number; included: number; days: number; daysInMonth: number }
  /** SMS credits bought for a club. */
  | { kind: "SMS"; club: string; credits: number; boughtOn: Temporal.PlainDate }
  /** Anything else the platform charges or gives back, in its own words. */
  | { kind: "OTHER"; text: string };

/** One line, in öre without VAT. A credit note's are positive, too: what it takes off. */
export interface InvoiceLine {
  for: InvoiceLineFor;
  netOre: number;
  /** VAT in thousandths of the net. */
  vatPermille: number;
}

/** What all lines of one rate come to. */
export interface VatTotal {
  vatPermille: number;
  netOre: number;
  vatOre: number;
}

export interface InvoiceTotals {
  /** Highest rate first. */
  byRate: readonly VatTotal[];
  netOre: number;
  vatOre: number;
  totalOre: number;
}

/** Who sends invoices: the platform itself, as the admin keeps it. */
export interface Seller {
  name: string;
  /** Ten digits. */
  companyNumber: string;
  /** "SE556677889901". */
  vatNumber: string;
  street: string;
  zipCode: string;
  city: string;
  email: string;
  phone: string;
  website: string;
  /** "123-4567"; empty for none. */
  bankgiro: string;
  iban: string;
  bic: string;
}

/** Who is to pay, as they were called on the day of issue. */
export interface Buyer {
  name: string;
  companyNumber: string | null;
  street: string;
  zipCode: string;
  city: string;
  email: string;
  /** "Your reference"; empty for none. */
  reference: string;
}

/** An issued invoice or credit note, whole: all that its PDF, its Peppol and its bookkeeping entries tell. */
export interface InvoiceDocument {
  kind: "INVOICE" | "CREDIT_NOTE";
  number: number;
  /** The invoice a credit note credits. */
  credits: { number: number; issuedOn: Temporal.PlainDate } | null;
  issuedOn: Temporal.PlainDate;
  dueOn: Temporal.PlainDate;
  /** The first day of the month it is for. */
  period: Temporal.PlainDate;
  /** What a payment names; its last digit checks it. */
  ocr: string;
  seller: Seller;
  buyer: Buyer;
  lines: readonly InvoiceLine[];
}
