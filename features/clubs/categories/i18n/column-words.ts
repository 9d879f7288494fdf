import type { FileWords } from "#packages/i18n/list-words.ts";

export const categoryWords = {
  fileName: { sv: "kategorier", en: "categories", fr: "catégories" },
  columns: {
    name: { sv: "Kategori", en: "Category", fr: "Catégorie" },
    purchases: { sv: "Köp", en: "Purchases", fr: "Achats" },
  },
} as const satisfies FileWords;
