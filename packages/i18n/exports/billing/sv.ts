import { sv as billing } from "#features/billing/subscriptions/i18n/backoffice/sv.ts";
import { sv as companies } from "#features/platform/companies/i18n/backoffice/sv.ts";

/** What the platform is paid for as files: companies and their invoices. */
export const sv = {
  words: {
    kinds: { INVOICE: "Faktura", CREDIT_NOTE: "Kreditfaktura" },
    standings: { ...billing.states, NOT_OPENED: companies.notOpened },
  },
  lists: {
    companies: {
      fileName: "företag",
      columns: {
        name: "Företag",
        number: "Organisationsnummer",
        city: "Ort",
        clubs: "Klubbar",
        members: "Medlemmar",
        state: "Läge",
        plan: "Plan",
        trialEnds: "Provperiod till",
        created: "Kund sedan",
      },
    },
    invoices: {
      fileName: "fakturor",
      columns: {
        number: "Nummer",
        kind: "Typ",
        month: "Avser",
        issued: "Fakturadag",
        due: "Betalas senast",
        net: "Utan moms, kr",
        vat: "Moms, kr",
        total: "Belopp, kr",
        fees: "Avgifter, kr",
        credited: "Krediterat, kr",
        paid: "Betalt, kr",
        owed: "Kvar att betala, kr",
        ocr: "OCR",
      },
    },
    allInvoices: {
      fileName: "alla fakturor",
      columns: {
        company: "Företag",
        number: "Nummer",
        kind: "Typ",
        month: "Avser",
        issued: "Fakturadag",
        due: "Betalas senast",
        net: "Utan moms, kr",
        vat: "Moms, kr",
        total: "Belopp, kr",
        fees: "Avgifter, kr",
        credited: "Krediterat, kr",
        paid: "Betalt, kr",
        owed: "Kvar att betala, kr",
        ocr: "OCR",
        reminders: "Påminnelser",
      },
    },
  },
} as const;
