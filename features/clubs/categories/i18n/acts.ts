import type { ActWords } from "#packages/i18n/act-words.ts";
import type { categoriesActs } from "../domain/acts.ts";

export const categoriesActWords = {
  "create-category": {
    sv: "Lade till kategorin <thing>{name}</thing>",
    en: "Added the category <thing>{name}</thing>",
    fr: "A ajouté la catégorie <thing>{name}</thing>",
  },
  "rename-category": {
    sv: "Bytte namn på kategorin <thing>{name}</thing>",
    en: "Renamed the category <thing>{name}</thing>",
    fr: "A renommé la catégorie <thing>{name}</thing>",
  },
  "remove-category": {
    sv: "Tog bort kategorin <thing>{name}</thing>",
    en: "Removed the category <thing>{name}</thing>",
    fr: "A supprimé la catégorie <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof categoriesActs>;
