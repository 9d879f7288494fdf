import type { ActWords } from "#packages/i18n/act-words.ts";
import type { companiesActs } from "../domain/acts.ts";

export const companiesActWords = {
  "update-company": {
    sv: "Ändrade företagets uppgifter",
    en: "Changed the company’s details",
    fr: "A modifié les informations de l’entreprise",
  },
  "accept-document": {
    sv: "Godkände ett avtal med Stammis för företaget",
    en: "Accepted an agreement with Stammis for the company",
    fr: "A accepté un contrat avec Stammis pour l’entreprise",
  },
} as const satisfies ActWords<typeof companiesActs>;
