import { en as billing } from "#features/billing/subscriptions/i18n/backoffice/en.ts";
import { en as companies } from "#features/platform/companies/i18n/backoffice/en.ts";
import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  words: {
    kinds: { INVOICE: "Invoice", CREDIT_NOTE: "Credit note" },
    standings: { ...billing.states, NOT_OPENED: companies.notOpened },
  },
  lists: {
    companies: {
      fileName: "companies",
      columns: {
        name: "Company",
        number: "Company number",
        city: "City",
        clubs: "Clubs",
        members: "Members",
        state: "Status",
        plan: "Plan",
        trialEnds: "Trial until",
        created: "Customer since",
      },
    },
    invoices: {
      fileName: "invoices",
      columns: {
        number: "Number",
        kind: "Type",
        month: "For",
        issued: "Invoice date",
        due: "Due",
        net: "Excl. VAT, SEK",
        vat: "VAT, SEK",
        total: "Amount, SEK",
        fees: "Fees, SEK",
        credited: "Credited, SEK",
        paid: "Paid, SEK",
        owed: "Left to pay, SEK",
        ocr: "OCR",
      },
    },
    allInvoices: {
      fileName: "all invoices",
      columns: {
        company: "Company",
        number: "Number",
        kind: "Type",
        month: "For",
        issued: "Invoice date",
        due: "Due",
        net: "Excl. VAT, SEK",
        vat: "VAT, SEK",
        total: "Amount, SEK",
        fees: "Fees, SEK",
        credited: "Credited, SEK",
        paid: "Paid, SEK",
        owed: "Left to pay, SEK",
        ocr: "OCR",
        reminders: "Reminders",
      },
    },
  },
};
