import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { memberFilters } from "../contract/filters.ts";

export const memberFilterWords = {
  selection: { sv: "Urval", en: "Selection", fr: "Sélection" },
} as const satisfies FilterWords<typeof memberFilters>;
