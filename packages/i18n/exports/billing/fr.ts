import { fr as billing } from "#features/billing/subscriptions/i18n/backoffice/fr.ts";
import { fr as companies } from "#features/platform/companies/i18n/backoffice/fr.ts";
import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  words: {
    kinds: { INVOICE: "Facture", CREDIT_NOTE: "Avoir" },
    standings: { ...billing.states, NOT_OPENED: companies.notOpened },
  },
  lists: {
    companies: {
      fileName: "entreprises",
      columns: {
        name: "Entreprise",
        number: "Numéro d’entreprise",
        city: "Ville",
        clubs: "Clubs",
        members: "Membres",
        state: "État",
        plan: "Formule",
        trialEnds: "Essai jusqu’au",
        created: "Client depuis",
      },
    },
    invoices: {
      fileName: "factures",
      columns: {
        number: "Numéro",
        kind: "Type",
        month: "Pour",
        issued: "Date de facture",
        due: "À payer au plus tard le",
        net: "Hors TVA, SEK",
        vat: "TVA, SEK",
        total: "Montant, SEK",
        fees: "Frais, SEK",
        credited: "Crédité, SEK",
        paid: "Payé, SEK",
        owed: "Reste à payer, SEK",
        ocr: "OCR",
      },
    },
    allInvoices: {
      fileName: "toutes les factures",
      columns: {
        company: "Entreprise",
        number: "Numéro",
        kind: "Type",
        month: "Pour",
        issued: "Date de facture",
        due: "À payer au plus tard le",
        net: "Hors TVA, SEK",
        vat: "TVA, SEK",
        total: "Montant, SEK",
        fees: "Frais, SEK",
        credited: "Crédité, SEK",
        paid: "Payé, SEK",
        owed: "Reste à payer, SEK",
        ocr: "OCR",
        reminders: "Rappels",
      },
    },
  },
};
