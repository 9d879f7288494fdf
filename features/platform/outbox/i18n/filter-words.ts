import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { outboxFilters } from "../contract/filters.ts";

export const outboxFilterWords = {
  message: { sv: "Läge", en: "Status", fr: "État" },
} as const satisfies FilterWords<typeof outboxFilters>;
