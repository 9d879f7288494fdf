import type { InvoiceDocument, Seller } from "#features/billing/invoices/domain/invoice.ts";
import { totalsOf } from "#features/billing/invoices/domain/vat.ts";
import { formatCompanyNumber } from "#features/platform/companies/domain/company-number.ts";
import { writePc8 } from "./write-pc8.ts";

/** Money that came in, or went back where it is below nothing. */
export interface BookedPayment {
  bookedOn: Temporal.PlainDate;
  amountOre: number;
  way: "BANK" | "CARD";
  /** The invoice it names; null for none. */
  invoiceNumber: number | null;
  /** Who paid, as the books shall tell it. */
  company: string;
  /** A bank took it back, or gave it again. */
  chargedBack?: boolean;
}

/** What a reminder cost; no VAT is on it. */
export interface BookedFee {
  chargedOn: Temporal.PlainDate;
  feeOre: number;
  invoiceNumber: number;
  company: string;
}

/** What is booked, in any order, and by whom. */
export interface Books {
  seller: Pick<Seller, "name" | "companyNumber">;
  madeOn: Temporal.PlainDate;
  documents: readonly InvoiceDocument[];
  payments: readonly BookedPayment[];
  fees: readonly BookedFee[];
}

/** Accounts of the BAS plan: their numbers and what they are called. */
const accounts = {
  receivables: [1510, "Kundfordringar"],
  bank: [1930, "Företagskonto"],
  card: [1580, "Fordringar för kontokort"],
  fees: [3590, "Övriga fakturerade kostnader"],
} as const;

/** By the rate of VAT: where sales go, and where the VAT. */
const byRate: Record<number, { sales: Account; vat: Account | null }> = {
  250: { sales: [3001, "Försäljning 25 % moms"], vat: [2611, "Utgående moms 25 %"] },
  120: { sales: [3002, "Försäljning 12 % moms"], vat: [2621, "Utgående moms 12 %"] },
  60: { sales: [3003, "Försäljning 6 % moms"], vat: [2631, "Utgående moms 6 %"] },
  0: { sales: [3004, "Försäljning momsfri"], vat: null },
};

type Account = readonly [number: number, name: string];

/** One verification; debit is above nothing, credit below, and all of it comes to nothing. */
interface Verification {
  day: Temporal.PlainDate;
  text: string;
  rows: readonly { account: Account; ore: number }[];
}

/**
 * Verifications for the platform's books as SIE 4 (import, 4I): a file any Swedish bookkeeping program reads. They have no numbers,
 * which the program gives; each names its invoice. Throws for a rate of VAT the books have no account for.
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

/** One line, its quotes marked; a backslash would mark what follows it. */
const quoted = (text: string) =>
  `"${text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll("\\", "/")
    .replace(/["”“]/g, '\\"')}"`;
