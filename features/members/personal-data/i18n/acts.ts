import type { ActWords } from "#packages/i18n/act-words.ts";
import type { personalDataActs } from "../domain/acts.ts";

export const personalDataActWords = {
  "leave-membership": {
    sv: "<thing>{name}</thing> lämnade klubben",
    en: "<thing>{name}</thing> left the club",
    fr: "<thing>{name}</thing> a quitté le club",
  },
  "export-member-data": {
    sv: "Lämnade ut alla uppgifter om <thing>{name}</thing>",
    en: "Exported everything kept about <thing>{name}</thing>",
    fr: "A remis toutes les données concernant <thing>{name}</thing>",
  },
  "export-own-data": {
    sv: "Lämnade ut alla uppgifter till <thing>{name}</thing>, som bad om dem",
    en: "Gave <thing>{name}</thing> everything kept about them, at their request",
    fr: "A remis à <thing>{name}</thing> toutes ses données, à sa demande",
  },
} as const satisfies ActWords<typeof personalDataActs>;
