import type { ActWords } from "#packages/i18n/act-words.ts";
import type { notesActs } from "../domain/acts.ts";

export const notesActWords = {
  "add-note": {
    sv: "Skrev en anteckning om <thing>{name}</thing>",
    en: "Wrote a note about <thing>{name}</thing>",
    fr: "A écrit une note sur <thing>{name}</thing>",
  },
  "edit-note": {
    sv: "Ändrade en anteckning om <thing>{name}</thing>",
    en: "Changed a note about <thing>{name}</thing>",
    fr: "A modifié une note sur <thing>{name}</thing>",
  },
  "remove-note": {
    sv: "Tog bort en anteckning om <thing>{name}</thing>",
    en: "Removed a note about <thing>{name}</thing>",
    fr: "A supprimé une note sur <thing>{name}</thing>",
  },
  "pin-note": {
    sv: "Visade en anteckning om <thing>{name}</thing> i kassan",
    en: "Pinned a note about <thing>{name}</thing> for the till",
    fr: "A affiché en caisse une note sur <thing>{name}</thing>",
  },
  "unpin-note": {
    sv: "Dolde en anteckning om <thing>{name}</thing> i kassan",
    en: "Unpinned a note about <thing>{name}</thing>",
    fr: "N’affiche plus en caisse une note sur <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof notesActs>;
