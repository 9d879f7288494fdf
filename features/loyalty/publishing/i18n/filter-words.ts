import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { statusFilters } from "../contract/filters.ts";

export const statusFilterWords = {
  status: { sv: "Läge", en: "Status", fr: "État" },
} as const satisfies FilterWords<typeof statusFilters>;
