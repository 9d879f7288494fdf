import type { ActWords } from "#packages/i18n/act-words.ts";
import type { stampCardsActs } from "../domain/acts.ts";

export const stampCardsActWords = {
  "create-stamp-card": {
    sv: "Skapade stämpelkortet <thing>{name}</thing>",
    en: "Created the stamp card <thing>{name}</thing>",
    fr: "A créé la carte à tampons <thing>{name}</thing>",
  },
  "update-stamp-card": {
    sv: "Ändrade stämpelkortet <thing>{name}</thing>",
    en: "Changed the stamp card <thing>{name}</thing>",
    fr: "A modifié la carte à tampons <thing>{name}</thing>",
  },
  "copy-stamp-card": {
    sv: "Gjorde en kopia, stämpelkortet <thing>{name}</thing>",
    en: "Made a copy, the stamp card <thing>{name}</thing>",
    fr: "A dupliqué une carte à tampons : <thing>{name}</thing>",
  },
  "set-stamp-card-status": {
    sv: "Ändrade läget för stämpelkortet <thing>{name}</thing>",
    en: "Changed the status of the stamp card <thing>{name}</thing>",
    fr: "A changé l’état de la carte à tampons <thing>{name}</thing>",
  },
  "set-stamp-card-image": {
    sv: "Bytte bild på stämpelkortet <thing>{name}</thing>",
    en: "Changed a picture of the stamp card <thing>{name}</thing>",
    fr: "A changé une image de la carte à tampons <thing>{name}</thing>",
  },
  "remove-stamp-card-image": {
    sv: "Tog bort en bild från stämpelkortet <thing>{name}</thing>",
    en: "Removed a picture of the stamp card <thing>{name}</thing>",
    fr: "A supprimé une image de la carte à tampons <thing>{name}</thing>",
  },
  "remove-stamp-card": {
    sv: "Tog bort utkastet till stämpelkortet <thing>{name}</thing>",
    en: "Deleted the draft of the stamp card <thing>{name}</thing>",
    fr: "A supprimé le brouillon de la carte à tampons <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof stampCardsActs>;
