import type { FileWords } from "#packages/i18n/list-words.ts";

export const monthWords = {
  fileName: { sv: "månader", en: "months", fr: "mois" },
  columns: {
    month: { sv: "Månad", en: "Month", fr: "Mois" },
    invoiced: { sv: "Fakturerat, kr", en: "Invoiced, SEK", fr: "Facturé, SEK" },
    recurring: { sv: "Återkommande, kr", en: "Recurring, SEK", fr: "Récurrent, SEK" },
    newMembers: { sv: "Nya medlemmar", en: "New members", fr: "Nouveaux membres" },
    purchases: { sv: "Köp", en: "Purchases", fr: "Achats" },
    sendouts: { sv: "Utskick", en: "Sendouts", fr: "Envois" },
    messages: { sv: "Meddelanden", en: "Messages", fr: "Messages" },
    newChains: { sv: "Nya klubbar", en: "New clubs", fr: "Nouveaux clubs" },
    came: { sv: "Nya företag", en: "New companies", fr: "Nouvelles entreprises" },
    ended: { sv: "Avslutade företag", en: "Companies lost", fr: "Entreprises perdues" },
    suspended: { sv: "Pausade företag", en: "Companies suspended", fr: "Entreprises suspendues" },
  },
} as const satisfies FileWords;
