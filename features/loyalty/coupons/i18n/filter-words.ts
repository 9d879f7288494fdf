import { statusFilterWords } from "#features/loyalty/publishing/i18n/filter-words.ts";
import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { couponFilters } from "../contract/filters.ts";

export const couponFilterWords = {
  kind: { sv: "Typ", en: "Kind", fr: "Type", none: { sv: "Alla", en: "All", fr: "Tous" } },
  campaignId: {
    sv: "Kampanj",
    en: "Campaign",
    fr: "Campagne",
    none: { sv: "Alla kampanjer", en: "All campaigns", fr: "Toutes les campagnes" },
  },
  ...statusFilterWords,
} as const satisfies FilterWords<typeof couponFilters>;
