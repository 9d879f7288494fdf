import type { Buyer, InvoiceDocument, InvoiceLine, Seller } from "#features/billing/invoices/domain/invoice.ts";
import { ocrOf } from "#features/billing/payments/domain/ocr.ts";

const day = (text: string) => Temporal.PlainDate.from(text);

export const aSeller = (more: Partial<Seller> = {}): Seller => ({
  name: "Stammis AB",
  companyNumber: "5566778899",
  vatNumber: "SE556677889901",
  street: "Kungsgatan 12",
  zipCode: "111 35",
  city: "Stockholm",
  email: "ekonomi@stammis.example",
  phone: "08-123 45 67",
  website: "stammis.example",
  bankgiro: "991-2346",
  iban: "SE3550000000054910000003",
  bic: "ESSESESS",
  ...more,
});

export const aBuyer = (more: Partial<Buyer> = {}): Buyer => ({
  name: "Konditori Ängen AB",
  companyNumber: "5560160680",
  street: "Storgatan 1",
  zipCode: "222 22",
  city: "Lund",
  email: "angen@example.com",
  reference: "Åsa Öberg",
  ...more,
});

/** A full month of a point of sale. */
export const aLocationLine = (location: string, netOre = 49_900, days = 30): InvoiceLine => ({
  for: { kind: "LOCATION", club: "Kafé Bönan", location, days, daysInMonth: 30 },
  netOre,
  vatPermille: 250,
});

export const someLines: readonly InvoiceLine[] = [
  aLocationLine("Storgatan"),
  aLocationLine("Stationen", 23_287, 14),
  {
    for: { kind: "MEMBERS", members: 1_240, included: 1_000, days: 30, daysInMonth: 30 },
    netOre: 62_000,
    vatPermille: 250,
  },
  {
    for: { kind: "SMS", club: "Kafé Bönan", credits: 500, boughtOn: day("2026-11-09") },
    netOre: 32_500,
    vatPermille: 250,
  },
];

/** An invoice for November 2026. */
export const anInvoice = (more: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  kind: "INVOICE",
  number: 1001,
  credits: null,
  issuedOn: day("2026-12-01"),
  dueOn: day("2026-12-31"),
  period: day("2026-11-01"),
  ocr: ocrOf(more.number ?? 1001),
  seller: aSeller(),
  buyer: aBuyer(),
  lines: someLines,
  ...more,
});

/** A credit note of the second line of the November invoice. */
export const aCreditNote = (more: Partial<InvoiceDocument> = {}): InvoiceDocument =>
  anInvoice({
    kind: "CREDIT_NOTE",
    number: 1002,
    credits: { number: 1001, issuedOn: day("2026-12-01") },
    issuedOn: day("2026-12-04"),
    dueOn: day("2026-12-04"),
    lines: someLines.slice(1, 2),
    ...more,
  });
