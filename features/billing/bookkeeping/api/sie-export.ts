import type { InvoiceDocument, Seller } from "#features/billing/invoices/domain/invoice.ts";
import { totalsOf } from "#features/billing/invoices/domain/vat.ts";
import { formatCompanyNumber } from "#features/platform/companies/domain/company-number.ts";
import { writePc8 } from "./write-pc8.ts";

/** Money received; a negative amount is money paid out. */
export interface BookedPayment {
  bookedOn: Temporal.PlainDate;
  amountOre: number;
  way: "BANK" | "CARD";
  /** The number of the invoice it belongs to; null for none. */
  invoiceNumber: number | null;
  /** The paying company, by the name the books use. */
  company: string;
  /** Whether this is a chargeback or its reversal by the bank. */
  chargedBack?: boolean;
}

/** A reminder fee, which carries no VAT. */
export interface BookedFee {
  chargedOn: Temporal.PlainDate;
  feeOre: number;
  invoiceNumber: number;
  company: string;
}

/** Everything to be booked, in any order, with the seller. */
export interface Books {
  seller: Pick<Seller, "name" | "companyNumber">;
  madeOn: Temporal.PlainDate;
  documents: readonly InvoiceDocument[];
  payments: readonly BookedPayment[];
  fees: readonly BookedFee[];
}

/** BAS accounts: their numbers and names. */
const accounts = {
  receivables: [1510, "Kundfordringar"],
  bank: [1930, "Företagskonto"],
  card: [1580, "Fordringar för kontokort"],
  fees: [3590, "Övriga fakturerade kostnader"],
} as const;

/** The accounts for sales and VAT, by VAT rate in per mille. */
const byRate: Record<number, { sales: Account; vat: Account | null }> = {
  250: { sales: [3001, "Försäljning 25 % moms"], vat: [2611, "Utgående moms 25 %"] },
  120: { sales: [3002, "Försäljning 12 % moms"], vat: [2621, "Utgående moms 12 %"] },
  60: { sales: [3003, "Försäljning 6 % moms"], vat: [2631, "Utgående moms 6 %"] },
  0: { sales: [3004, "Försäljning momsfri"], vat: null },
};

type Account = readonly [number: number, name: string];

/** One verification. Debits are positive, credits are negative, and the rows add up to zero. */
interface Verification {
  day: Temporal.PlainDate;
  text: string;
  rows: readonly { account: Account; ore: number }[];
}

/**
 * Returns the platform's verifications as SIE 4 (import, 4I), which every Swedish bookkeeping program reads. The
 * program numbers the verifications; each names its invoice. Throws for a VAT rate without an account.
 */
export function sieExport({ seller, madeOn, documents, payments, fees }: Books): Buffer {
  const booked = [...documents.map(ofDocument), ...fees.map(ofFee), ...payments.map(ofPayment)]
    .map((one) => ({ ...one, rows: one.rows.filter(({ ore }) => ore !== 0) }))
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => Temporal.PlainDate.compare(a.day, b.day));
  const used = new Map(booked.flatMap(({ rows }) => rows.map(({ account }) => account)));
  const lines = [
    "#FLAGGA 0",
    '#PROGRAM "Stammis" "1"',
    "#FORMAT PC8",
    `#GEN ${dateOf(madeOn)}`,
    "#SIETYP 4",
    `#ORGNR ${formatCompanyNumber(seller.companyNumber)}`,
    `#FNAMN ${quoted(seller.name)}`,
    "#KPTYP EUBAS97",
    ...[...used].sort(([a], [b]) => a - b).map(([number, name]) => `#KONTO ${number} ${quoted(name)}`),
    ...booked.flatMap(({ day, text, rows }) => [
      `#VER "" "" ${dateOf(day)} ${quoted(text)}`,
      "{",
      ...rows.map(({ account: [number], ore }) => `#TRANS ${number} {} ${(ore / 100).toFixed(2)}`),
      "}",
    ]),
  ];
  return writePc8(lines.map((line) => `${line}\r\n`).join(""));
}

function ofDocument({ kind, number, credits, issuedOn, buyer, lines }: InvoiceDocument): Verification {
  const totals = totalsOf(lines);
  const sign = kind === "CREDIT_NOTE" ? -1 : 1;
  const about = credits ? `Kreditfaktura ${number} till faktura ${credits.number}` : `Faktura ${number}`;
  const sold = totals.byRate.flatMap(({ vatPermille, netOre, vatOre }) => {
    const to = byRate[vatPermille];
    if (!to)
      throw new Error(`Invoice ${number} has ${vatPermille / 10} % VAT, for which no bookkeeping account is defined`);
    return [{ account: to.sales, ore: -sign * netOre }, ...(to.vat ? [{ account: to.vat, ore: -sign * vatOre }] : [])];
  });
  const owed = { account: accounts.receivables, ore: sign * totals.totalOre };
  return { day: issuedOn, text: `${about}, ${buyer.name}`, rows: [owed, ...sold] };
}

const ofFee = ({ chargedOn, feeOre, invoiceNumber, company }: BookedFee): Verification => ({
  day: chargedOn,
  text: `Påminnelseavgift faktura ${invoiceNumber}, ${company}`,
  rows: [
    { account: accounts.receivables, ore: feeOre },
    { account: accounts.fees, ore: -feeOre },
  ],
});

function ofPayment({ bookedOn, amountOre, way, invoiceNumber, company, chargedBack }: BookedPayment): Verification {
  const ofBank = amountOre < 0 ? "Återkrävt av bank" : "Återkrav avslaget";
  const about = chargedBack ? ofBank : amountOre < 0 ? "Återbetalning" : "Inbetalning";
  return {
    day: bookedOn,
    text: `${about}${invoiceNumber === null ? "" : ` faktura ${invoiceNumber}`}, ${company}`,
    rows: [
      { account: way === "CARD" ? accounts.card : accounts.bank, ore: amountOre },
      { account: accounts.receivables, ore: -amountOre },
    ],
  };
}

const dateOf = (day: Temporal.PlainDate) => day.toString().replaceAll("-", "");

/** Quotes a text on one line. Backslashes are replaced because a backslash would escape the next character. */
const quoted = (text: string) =>
  `"${text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll("\\", "/")
    .replace(/["”“]/g, '\\"')}"`;
