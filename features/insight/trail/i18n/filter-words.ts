import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { trailFilters } from "../contract/filters.ts";

export const trailFilterWords = {
  accountId: {
    sv: "Person",
    en: "Person",
    fr: "Personne",
    none: { sv: "Alla", en: "Everyone", fr: "Tout le monde" },
  },
  area: { sv: "Om", en: "About", fr: "Sujet", none: { sv: "Allt", en: "Everything", fr: "Tout" } },
  since: { sv: "Från", en: "From", fr: "Du" },
  until: { sv: "Till och med", en: "Through", fr: "Au" },
} as const satisfies FilterWords<typeof trailFilters>;
