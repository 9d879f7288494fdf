import type { FileWords } from "#packages/i18n/list-words.ts";

export const invoiceWords = {
  fileName: { sv: "fakturor", en: "invoices", fr: "factures" },
  columns: {
    number: { sv: "Nummer", en: "Number", fr: "Numéro" },
    kind: { sv: "Typ", en: "Type", fr: "Type" },
    month: { sv: "Avser", en: "For", fr: "Pour" },
    issued: { sv: "Fakturadag", en: "Invoice date", fr: "Date de facture" },
    due: { sv: "Betalas senast", en: "Due", fr: "À payer au plus tard le" },
    net: { sv: "Utan moms, kr", en: "Excl. VAT, SEK", fr: "Hors TVA, SEK" },
    vat: { sv: "Moms, kr", en: "VAT, SEK", fr: "TVA, SEK" },
    total: { sv: "Belopp, kr", en: "Amount, SEK", fr: "Montant, SEK" },
    fees: { sv: "Avgifter, kr", en: "Fees, SEK", fr: "Frais, SEK" },
    credited: { sv: "Krediterat, kr", en: "Credited, SEK", fr: "Crédité, SEK" },
    paid: { sv: "Betalt, kr", en: "Paid, SEK", fr: "Payé, SEK" },
    owed: { sv: "Kvar att betala, kr", en: "Left to pay, SEK", fr: "Reste à payer, SEK" },
    ocr: { sv: "OCR", en: "OCR", fr: "OCR" },
  },
} as const satisfies FileWords;
export const allInvoiceWords = {
  fileName: { sv: "alla fakturor", en: "all invoices", fr: "toutes les factures" },
  columns: {
    company: { sv: "Företag", en: "Company", fr: "Entreprise" },
    number: { sv: "Nummer", en: "Number", fr: "Numéro" },
    kind: { sv: "Typ", en: "Type", fr: "Type" },
    month: { sv: "Avser", en: "For", fr: "Pour" },
    issued: { sv: "Fakturadag", en: "Invoice date", fr: "Date de facture" },
    due: { sv: "Betalas senast", en: "Due", fr: "À payer au plus tard le" },
    net: { sv: "Utan moms, kr", en: "Excl. VAT, SEK", fr: "Hors TVA, SEK" },
    vat: { sv: "Moms, kr", en: "VAT, SEK", fr: "TVA, SEK" },
    total: { sv: "Belopp, kr", en: "Amount, SEK", fr: "Montant, SEK" },
    fees: { sv: "Avgifter, kr", en: "Fees, SEK", fr: "Frais, SEK" },
    credited: { sv: "Krediterat, kr", en: "Credited, SEK", fr: "Crédité, SEK" },
    paid: { sv: "Betalt, kr", en: "Paid, SEK", fr: "Payé, SEK" },
    owed: { sv: "Kvar att betala, kr", en: "Left to pay, SEK", fr: "Reste à payer, SEK" },
    ocr: { sv: "OCR", en: "OCR", fr: "OCR" },
    reminders: { sv: "Påminnelser", en: "Reminders", fr: "Rappels" },
  },
} as const satisfies FileWords;
