import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { approvalFilters } from "../contract/filters.ts";
import { approvalWords } from "./column-words.ts";

export const approvalFilterWords = {
  state: approvalWords.columns.state,
  pointOfSaleId: approvalWords.columns.location,
} as const satisfies FilterWords<typeof approvalFilters>;
