import type { FileWords } from "#packages/i18n/list-words.ts";

export const acceptanceWords = {
  fileName: { sv: "godkännanden av avtal", en: "acceptances", fr: "acceptations" },
  columns: {
    company: { sv: "Företag", en: "Company", fr: "Entreprise" },
    number: { sv: "Organisationsnummer", en: "Company number", fr: "Numéro d’entreprise" },
    document: { sv: "Avtal", en: "Agreement", fr: "Contrat" },
    version: { sv: "Version från", en: "Version from", fr: "Version du" },
    by: { sv: "Av", en: "By", fr: "Par" },
    at: { sv: "Godkänt", en: "Accepted", fr: "Accepté" },
    waiting: { sv: "Ska godkänna version från", en: "To accept the version from", fr: "À accepter, version du" },
  },
} as const satisfies FileWords;
