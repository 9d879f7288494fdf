import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { incidentFilters } from "../contract/filters.ts";
import { incidentWords } from "./column-words.ts";

export const incidentFilterWords = {
  incident: incidentWords.columns.state,
} as const satisfies FilterWords<typeof incidentFilters>;
