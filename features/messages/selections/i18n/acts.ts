import type { ActWords } from "#packages/i18n/act-words.ts";
import type { selectionsActs } from "../domain/acts.ts";

export const selectionsActWords = {
  "create-selection": {
    sv: "Skapade urvalet <thing>{name}</thing>",
    en: "Created the selection <thing>{name}</thing>",
    fr: "A créé la sélection <thing>{name}</thing>",
  },
  "update-selection": {
    sv: "Ändrade urvalet <thing>{name}</thing>",
    en: "Changed the selection <thing>{name}</thing>",
    fr: "A modifié la sélection <thing>{name}</thing>",
  },
  "remove-selection": {
    sv: "Tog bort urvalet <thing>{name}</thing>",
    en: "Removed the selection <thing>{name}</thing>",
    fr: "A supprimé la sélection <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof selectionsActs>;
