import { sv as imports } from "./imports/sv.ts";

/** Words of cells in exported lists. */
export const sv = {
  words: {
    yes: "Ja",
    no: "Nej",
    genders: { FEMALE: "Kvinna", MALE: "Man", OTHER: "Annat" },
    everywhere: "Alla",
    uses: {
      REWARD: "Belöning",
      VALUE: "Värdekupong",
      STAMP_CARD: "Fullt stämpelkort",
    },
    fillings: {
      OPEN: "Fylls",
      COMPLETED: "Fullt",
      RESET: "Gick ut",
      EMPTIED: "Tömt",
    },
    statuses: {
      NEW: "Utkast",
      ACTIVE: "Aktiv",
      STOPPED: "Stoppad",
      COMPLETED: "Avslutad",
      WITHDRAWN: "Tillbakadragen",
      EXPIRED: "Utgången",
      SUSPENDED: "Vilande",
    },
    roles: {
      ROLE_ADMIN: "Plattformens administratör",
      ROLE_MERCHANT: "Ansvarig",
      ROLE_LOCAL_MERCHANT: "Lokalt ansvarig",
      ROLE_CASHIER: "Kassör",
    },
    lines: {
      EARNED: "Intjänade vid köp",
      GIFT: "Poäng i gåva",
      OPENING_BALANCE: "Ingående saldo",
      USED: "Inlöst",
      REINSTATED: "Inlösen ångrad",
      DEDUCTED: "Avdrag",
      RESTORED: "Avdrag återställt",
      CLAWED_BACK: "Retur",
      EXPIRED: "Gick ut",
      PAID_DEBT: "Täckte poäng som saknades",
      DEBT_RELEASED: "Frigjordes igen",
    },
    imports,
  },
  smsEntries: {
    GIVEN: "Fria krediter",
    BOUGHT: "Köpta",
    TOPPED_UP: "Påfyllda automatiskt",
    MESSAGE: "Enstaka sms",
    RESERVED: "Reserverade för utskick",
    SETTLED: "Skickade i utskick",
    RETURNED: "Tillbaka, inte skickade",
  },
  billing: { kinds: { INVOICE: "Faktura", CREDIT_NOTE: "Kreditfaktura" } },
} as const;
