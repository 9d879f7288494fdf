import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { companyFilters } from "../contract/filters.ts";
import { companyWords } from "./column-words.ts";

export const companyFilterWords = {
  standing: companyWords.columns.state,
} as const satisfies FilterWords<typeof companyFilters>;
