import type { FileWords } from "#packages/i18n/list-words.ts";
import type { planColumns } from "../contract/columns.ts";

export const planWords = {
  fileName: { sv: "priser", en: "prices", fr: "tarifs" },
  columns: {
    name: { sv: "Plan", en: "Plan", fr: "Formule" },
    offered: {
      sv: "Ges till",
      en: "Chosen by",
      fr: "Attribuée à",
      file: { sv: "Ges till nya", en: "Open to new companies", fr: "Attribuée aux nouvelles entreprises" },
    },
    from: { sv: "Från och med", en: "From", fr: "À partir du" },
    through: { sv: "Till och med", en: "Through", fr: "Jusqu’au" },
    location: {
      sv: "Säljställe",
      en: "Point of sale",
      fr: "Point de vente",
      file: { sv: "Säljställe i månaden, kr", en: "Point of sale a month, SEK", fr: "Point de vente par mois, SEK" },
    },
    included: {
      sv: "Medlemmar ingår",
      en: "Members included",
      fr: "Membres inclus",
      file: { sv: "Medlemmar som ingår", en: "Members included", fr: "Membres inclus" },
    },
    member: { sv: "Extra medlem", en: "Extra member", fr: "Membre en plus" },
    next: { sv: "Ändras", en: "Changes", fr: "Change" },
    companies: {
      sv: "Företag",
      en: "Companies",
      fr: "Entreprises",
      file: { sv: "Företag som betalar", en: "Paying companies", fr: "Entreprises payantes" },
    },
  },
} as const satisfies FileWords<typeof planColumns>;
