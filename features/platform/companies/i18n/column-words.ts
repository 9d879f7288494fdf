import type { FileWords } from "#packages/i18n/list-words.ts";
import type { companyColumns } from "../contract/columns.ts";

export const companyWords = {
  fileName: { sv: "företag", en: "companies", fr: "entreprises" },
  columns: {
    company: { sv: "Företag", en: "Company", fr: "Entreprise" },
    number: { sv: "Organisationsnummer", en: "Company number", fr: "Numéro d’entreprise" },
    city: { sv: "Ort", en: "City", fr: "Ville" },
    clubs: { sv: "Klubbar", en: "Clubs", fr: "Clubs" },
    members: { sv: "Medlemmar", en: "Members", fr: "Membres" },
    state: { sv: "Läge", en: "Status", fr: "État" },
    plan: { sv: "Plan", en: "Plan", fr: "Formule" },
    trial: { sv: "Provperiod till", en: "Trial until", fr: "Essai jusqu’au" },
    created: { sv: "Kund sedan", en: "Customer since", fr: "Client depuis" },
    look: { sv: "Logga in som", en: "Log in as", fr: "Se connecter comme" },
  },
} as const satisfies FileWords<typeof companyColumns>;
